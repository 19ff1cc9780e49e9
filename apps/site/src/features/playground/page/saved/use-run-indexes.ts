import { useEffect, useState } from "react";
import { indexRun } from "../../run/saved/index-run.ts";
import { readRun } from "../../run/saved/run-store.ts";
import type { RunHead } from "../../run/saved/saved-run.ts";

/** What runs are searched by. */
export interface RunIndexes {
	/** By the ids of the runs. */
	readonly indexes: ReadonlyMap<string, string>;
	/** False until every run has been read. */
	readonly isWhole: boolean;
}

/** The indexes of runs, read from the device once they are wanted. */
export function useRunIndexes(heads: readonly RunHead[], isWanted: boolean): RunIndexes {
	const [indexes, setIndexes] = useState<RunIndexes["indexes"]>(() => new Map());
	const missing = heads.filter(({ id }) => !indexes.has(id));
	const toRead = isWanted ? missing.map(({ id }) => id).join() : "";
	useEffect(() => {
		if (toRead === "") return undefined;
		let isCurrent = true;
		void readIndexes(missing).then(
			(read) => isCurrent && setIndexes((before) => new Map([...before, ...read])),
		);
		return () => {
			isCurrent = false;
		};
		// oxlint-disable-next-line react/exhaustive-deps -- the ids say which runs are missing
	}, [toRead]);
	return { indexes, isWhole: missing.length === 0 };
}

/** One after the other, so that the files of one alone are in memory. A run that cannot be read is found by what its list entry shows. */
async function readIndexes(heads: readonly RunHead[]): Promise<readonly (readonly [string, string])[]> {
	const read: (readonly [string, string])[] = [];
	for (const head of heads) {
		const run = await readRun(head).catch(() => undefined);
		read.push([head.id, run ? indexRun(run) : ""]);
	}
	return read;
}
