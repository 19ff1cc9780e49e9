/** Makes the generated files of the simulator; `--check` writes nothing and exits 1 where one differs. */
import "./generate-registry.ts";
import "./generate-example-files.ts";
