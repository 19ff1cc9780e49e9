import type { Answer } from "@pusula/measure";
import type { Area } from "../../../../lib/media/area.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import { MarkedPicture } from "../../answer/outputs/areas/marked-picture.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { toAreas } from "./to-areas.ts";

/** An answer of boxes on its picture, and their labels by number. */
export function MarkedAnswer({ picture, answer }: { readonly picture: Blob; readonly answer: Answer }) {
	const { locale } = usePlayground();
	const areas = toAreas(answer);
	const percent = numbersIn(locale, { style: "percent", maximumFractionDigits: 0 });
	const print = ({ label, score }: Area, index: number): string =>
		`${String(index + 1)}. ${label}${score === undefined ? "" : ` ${percent.format(score)}`}`;
	return (
		<>
			<MarkedPicture
				picture={picture}
				areas={areas}
				hidden={NONE}
				lit={undefined}
				onLight={ignore}
				onPick={ignore}
			/>
			<span>{areas.length === 0 ? "[]" : areas.map(print).join(", ")}</span>
		</>
	);
}

const NONE: ReadonlySet<number> = new Set();

/** The boxes of an answer are there to be seen; those of the playground can also be picked. */
function ignore(): void {
	return undefined;
}
