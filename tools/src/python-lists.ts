import { join } from "node:path";
import { ROOT } from "./root.ts";

const FOLDER = join(ROOT, "tools/python");

/** The lists of Python packages that are installed, as absolute paths. */
export const PYTHON_LISTS = {
	/** What snippets and the published clients need. */
	snippets: join(FOLDER, "requirements.txt"),
	/** Packages whose sources are read and not run. */
	sources: join(FOLDER, "sources.txt"),
	/** Packages of the guides: PyTorch with its GPU libraries on Linux, about 6 GB. */
	guides: join(FOLDER, "guides.txt"),
	/** What is measured beside the client. */
	bench: join(FOLDER, "bench.txt"),
} as const;

/** The Python that records of guides are made with, whose messages they hold: 3 and this number. */
export const GUIDE_PYTHON_MINOR = 11;
