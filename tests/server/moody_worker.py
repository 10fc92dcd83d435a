"""A worker whose goblin has a mood: slow, crashing, illegal, late. Others take the first move.

python moody_worker.py MOOD
"""

import json
import sys
import time


def answer(line: str, mood: str) -> str:
    job = json.loads(line)
    moves = job["decision"]["ask"]["moves"]
    if job["bot"] == "goblin":
        if mood == "crashing":
            sys.exit(3)
        if mood == "illegal":
            return json.dumps({"move": "99@99z"})
        time.sleep(60 if mood == "slow" else 0.5)
    return json.dumps({"advice": []} if job["wanted"] == "advice" else {"move": moves[0]["text"]})


print("ready", flush=True)
for line in sys.stdin:
    print(answer(line, sys.argv[1]), flush=True)
