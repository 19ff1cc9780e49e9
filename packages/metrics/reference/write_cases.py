"""Writes ../fixtures/reference.json: random cases with the results of the reference library of each field.

Run, in the folder packages/metrics/reference:
    python3 -m venv .venv && .venv/bin/pip install -r requirements.txt && .venv/bin/python write_cases.py

The same seed and versions give the same file.
"""

import json
import random
from importlib.metadata import version
from pathlib import Path

import label_cases
import number_cases
import ranking_cases
import statistics_cases
import text_cases
import vision_cases

SEED = 20261122
AREAS = [label_cases, text_cases, number_cases, ranking_cases, vision_cases, statistics_cases]
REQUIREMENTS = Path(__file__).with_name("requirements.txt")
FIXTURE = Path(__file__).parent.parent / "fixtures" / "reference.json"


def read_versions():
    lines = REQUIREMENTS.read_text().splitlines()
    names = [line.split("==")[0] for line in lines if "==" in line]
    return {name: version(name) for name in names}


def main():
    cases = {}
    for area in AREAS:
        cases.update(area.make(random.Random(SEED)))
    parts = [f'"seed": {SEED}', f'"versions": {json.dumps(read_versions())}']
    for name, rows in cases.items():
        lines = ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)
        parts.append(f'"{name}": [\n{lines}\n]')
    FIXTURE.write_text("{\n" + ",\n".join(parts) + "\n}\n")


main()
