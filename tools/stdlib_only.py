"""An import contract: these modules import the standard library and little else."""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StdlibOnly(Contract):
    """Fails where one of `modules` imports an outside package that is not in `allowed`."""

    type_name = "stdlib_only"

    modules = fields.ListField(subfield=fields.StringField())
    allowed = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001
        """Look at every direct import; the layers contract sees to the indirect ones."""
        # By now the fields hold what the configuration says.
        packages, allowed = cast("list[str]", self.modules), cast("set[str]", self.allowed)
        welcome = sys.stdlib_module_names | allowed
        strangers = [
            f"{module} -> {imported}"
            for package in packages
            for module in sorted({package, *graph.find_descendants(package)})
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if graph.is_module_squashed(imported) and imported.split(".")[0] not in welcome
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the offending imports, one a line."""
        for line in check.metadata["strangers"]:
            output.print_error(line)
