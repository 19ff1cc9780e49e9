import { AUDIO_SOURCES } from "./audio.ts";
import { GENERATION_SOURCES } from "./generation.ts";
import { MEASURE_SOURCES } from "./measures.ts";
import { NUMBER_SOURCES } from "./numbers.ts";
import { PROVIDER_SOURCES } from "./providers.ts";
import { SOFTWARE_SOURCES } from "./software.ts";
import { TEXT_SOURCES } from "./text.ts";
import { VISION_SOURCES } from "./vision.ts";
import type { Source } from "./source.ts";

const ROWS = [
	...TEXT_SOURCES,
	...MEASURE_SOURCES,
	...VISION_SOURCES,
	...GENERATION_SOURCES,
	...AUDIO_SOURCES,
	...NUMBER_SOURCES,
	...SOFTWARE_SOURCES,
	...PROVIDER_SOURCES,
] as const;

/** Id of a source, as the front matter of a page lists it. */
export type SourceId = (typeof ROWS)[number]["id"];

/** Every source of the site, by subject. */
export const SOURCES: readonly Source[] = ROWS;

export const SOURCE_IDS: readonly SourceId[] = ROWS.map(({ id }) => id);

/** The sources with these ids, in the order of the ids. */
export function listSources(ids: readonly SourceId[]): readonly Source[] {
	return ids.flatMap((wanted) => SOURCES.filter(({ id }) => id === wanted));
}
