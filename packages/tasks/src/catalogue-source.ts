/** Where the facts of the catalogue come from, and the days of the states that were read. */
export const CATALOGUE_SOURCE = {
	/** Public repository of the facts. Texts here are our own. */
	repository: "https://github.com/huggingface/huggingface.js",
	license: "MIT",
	/** State that decides names, flags, colours and subtasks of the tasks it has. */
	specification: { date: "2025-05-15", commit: "ed89e0c0b568cde466ea6fc3549685ed2b25cd03" },
	/** State that decides everything added since. */
	later: { date: "2026-08-21", commit: "fe42e68017ffc76d09922ea8f9b38a6964345710" },
} as const;
