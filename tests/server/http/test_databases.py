"""The same over SQLite and PostgreSQL: what was made is there after a restart."""

from tests.server.house import house
from tests.server.http.asking import EASY, Api, a_table


def test_people_and_tables_outlive_the_server(database_url: str) -> None:
    with house(database_url, EASY) as home:
        played = a_table(home, "mighty", {"players": 3}, people=3, moves=9)
        inga = played.people["0"]
        paths = ["/api/my/tables", *(f"/api/tables/{played.id}{p}" for p in ("/record", ""))]
        paths.append(f"/api/tables/{played.id}/replay/7")
        before = [inga.get(path).text for path in paths]
        listed = {"game": "timid", "policy": {"listed": True}}
        open_one = inga.post("/api/tables", listed).json["table"]
    with house(database_url, EASY) as home:
        again = Api(home.port, inga.key)
        assert [again.get(path).text for path in paths] == before
        assert [card["table"] for card in again.get("/api/tables").json["tables"]] == [open_one]
        assert again.get("/readyz").status == 200
