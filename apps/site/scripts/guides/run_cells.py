"""Runs the cells of a guide in order, in one namespace, as a reader's own session would.

Standard input: JSON, a list of {"id", "kind": "shown" | "figure", "code"}. Standard output: JSON with what each shown cell
printed, the series of each figure, the versions of the imported packages that requirements pin, the kind of processor and
the seconds that it worked. What libraries write themselves, such as progress bars and logs, is left out.
"""

import importlib.metadata
import io
import json
import linecache
import os
import platform
import sys
import types

IMPORTED = {
    "torch": "torch",
    "torchvision": "torchvision",
    "transformers": "transformers",
    "tokenizers": "tokenizers",
    "datasets": "datasets",
    "accelerate": "accelerate",
    "peft": "peft",
    "bitsandbytes": "bitsandbytes",
    "sklearn": "scikit-learn",
    "seqeval": "seqeval",
    "onnx": "onnx",
    "onnxruntime": "onnxruntime",
}


def main() -> None:
    cells = json.load(sys.stdin)
    report = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what libraries print goes to the screen, not into the report
    module = types.ModuleType("__main__")
    sys.modules["__main__"] = module
    outputs, figures = [], {}
    for cell in cells:
        printed = io.StringIO()
        vars(module)["print"] = lambda *values, sep=" ", end="\n", flush=False: print(*values, sep=sep, end=end, file=printed)
        run(cell, vars(module))
        if cell["kind"] == "figure":
            figures[cell["id"]] = vars(module)["figure"]
        else:
            outputs.append({"id": cell["id"], "output": printed.getvalue().rstrip()})
    seconds = round(sum(os.times()[:4]))  # of this process and of those it waited for: what else runs on the machine adds nothing
    versions_of = {"python": platform.python_version(), "processor": processor(), "packages": versions()}
    json.dump({"seconds": seconds, **versions_of, "outputs": outputs, "figures": figures}, report)
    report.close()


def run(cell: dict, namespace: dict) -> None:
    """Runs one cell; its lines are known to tracebacks and to libraries that read sources."""
    name = f"<cell {cell['id']}>"
    linecache.cache[name] = (len(cell["code"]), None, cell["code"].splitlines(keepends=True), name)
    exec(compile(cell["code"], name, "exec"), namespace)


def processor() -> str:
    """Maker, family and model of the processor, as Linux gives them: `GenuineIntel 6 143`."""
    known = {}
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            known = dict([part.strip() for part in line.split(":", 1)] for line in file if ":" in line)
    return " ".join(known.get(name, "") for name in ("vendor_id", "cpu family", "model")).strip() or platform.machine()


def versions() -> dict:
    """Versions of the packages that the cells imported, directly or through others."""
    return {package: importlib.metadata.version(package) for module, package in IMPORTED.items() if module in sys.modules}


main()
