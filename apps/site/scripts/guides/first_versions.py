"""Finds the first release of the Transformers library that knows each model type, by the configurations in its wheels.

Run: python first_versions.py 4.49.0 4.50.0 … 5.23.0 > apps/site/generated/first-versions.json, the minor releases in order. It
downloads each wheel (about 12 MB) from PyPI with pip. Types of the first release given may be older and are left out.
"""

import glob
import json
import re
import subprocess
import sys
import tempfile
import zipfile

MODEL_TYPE = re.compile(r'^    model_type(?:: str)? = "([^"]+)"', re.MULTILINE)


def main() -> None:
    releases, first = {}, {}
    for version in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as folder:
            day, types = read(download(version, folder))
        releases[version] = day
        for kind in types:
            first.setdefault(kind, version)
        print(version, day, len(types), file=sys.stderr)
    later = {kind: version for kind, version in sorted(first.items()) if version != sys.argv[1]}
    json.dump({"releases": releases, "first": later}, sys.stdout, indent="\t")
    print()


def download(version: str, folder: str) -> str:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--dest", folder, f"transformers=={version}"], check=True)
    return glob.glob(f"{folder}/*.whl")[0]


def read(wheel: str) -> tuple[str, set[str]]:
    """The day on which a wheel was built, and the model types of its configurations."""
    with zipfile.ZipFile(wheel) as archive:
        files = [name for name in archive.namelist() if re.search(r"/models/\w+/configuration_\w+\.py$", name)]
        types = {kind for name in files for kind in MODEL_TYPE.findall(archive.read(name).decode())}
        built = archive.infolist()[0].date_time
    return "{:04}-{:02}-{:02}".format(*built), types


main()
