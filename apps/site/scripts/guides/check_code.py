"""Checks code of a guide that is shown but not run, since it needs published weights: that it parses, that each name is
defined or imported, that what it imports and takes from an import is there, and that calls of imports take their arguments.

Standard input: JSON, a list of codes. Standard output: JSON, a list of problems, one sentence each.
"""

import ast
import builtins
import importlib
import inspect
import json
import os
import sys


def main() -> None:
    report = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what libraries print goes to the screen, not into the report
    json.dump([problem for code in json.load(sys.stdin) for problem in check(code)], report)
    report.close()


def check(code: str) -> list[str]:
    try:
        tree = ast.parse(code)
    except SyntaxError as error:
        return [f"line {error.lineno}: {error.msg}"]
    imported, problems = {}, []
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            problems += bring(node, imported)
    known = imported.keys() | names_of(tree) | set(dir(builtins))
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id not in known:
            problems.append(f"line {node.lineno}: {node.id} is not defined")
        if isinstance(node, ast.Attribute):
            problems += missing(node, imported)
        if isinstance(node, ast.Call):
            problems += refused(node, imported)
    return problems


def bring(node: ast.Import | ast.ImportFrom, imported: dict) -> list[str]:
    """Adds what a statement imports, by its name in the code."""
    problems = []
    for alias in node.names:
        try:
            if isinstance(node, ast.ImportFrom):
                value = getattr(importlib.import_module(node.module), alias.name)
            else:
                value = importlib.import_module(alias.name)
                value = value if alias.asname else sys.modules[alias.name.split(".")[0]]
            imported[alias.asname or alias.name.split(".")[0]] = value
        except (ImportError, AttributeError) as error:
            problems.append(f"line {node.lineno}: {error}")
    return problems


def names_of(tree: ast.Module) -> set[str]:
    """Names that the code itself gives: variables, functions, classes, parameters."""
    stored = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    defined = {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    return stored | defined | {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}


def find(node: ast.expr, imported: dict) -> object:
    """What `torch.nn.functional` is, where it begins with an import; None for anything else."""
    if isinstance(node, ast.Name):
        return imported.get(node.id)
    if isinstance(node, ast.Attribute):
        return getattr(find(node.value, imported), node.attr, None)
    return None


def missing(node: ast.Attribute, imported: dict) -> list[str]:
    owner = find(node.value, imported)
    if owner is None or hasattr(owner, node.attr):
        return []
    return [f"line {node.lineno}: {ast.unparse(node)} is not there"]


def refused(node: ast.Call, imported: dict) -> list[str]:
    call = find(node.func, imported)
    try:
        signature = inspect.signature(call) if callable(call) else None
    except ValueError:  # written in C
        signature = None
    if signature is None or any(isinstance(value, ast.Starred) for value in node.args):
        return []
    try:
        signature.bind_partial(*node.args, **{key.arg: key.value for key in node.keywords if key.arg})
    except TypeError as error:
        return [f"line {node.lineno}: {ast.unparse(node.func)}: {error}"]
    return []


main()
