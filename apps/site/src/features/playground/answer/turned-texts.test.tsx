import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { renderInPlayground } from "../parts/test-playground.tsx";
import { IDLE } from "../run/state/run-state.ts";
import { FailedRun } from "./failure.tsx";
import { AreaList } from "./outputs/areas/area-list.tsx";
import { LabelView } from "./outputs/label-view.tsx";
import { SpanView } from "./outputs/span-view.tsx";
import { PlainText } from "./outputs/text-view.tsx";

const TEXT = "exe\u202Egnp";
const ignore = (): undefined => undefined;

test.each<readonly [string, ReactNode]>([
	["a scored label", <LabelView key="" scores={[{ label: TEXT, score: 1 }]} />],
	["a label without a score", <LabelView key="" scores={[{ answer: TEXT }]} />],
	["a text with nothing marked", <SpanView key="" text={TEXT} spans={[]} />],
	["a marked text", <SpanView key="" text={TEXT} spans={[{ start: 0, end: TEXT.length, score: 1 }]} />],
	["a mark's label", <SpanView key="" text="a" spans={[{ entity: TEXT, start: 0, end: 1, score: 1 }]} />],
	["a message", <PlainText key="" text={TEXT} />],
	[
		"an area",
		<AreaList
			key=""
			ref={null}
			areas={[{ label: TEXT }]}
			hidden={new Set()}
			lit={undefined}
			onToggle={ignore}
			onLight={ignore}
		/>,
	],
	["a failure", <FailedRun key="" titles={{}} run={{ ...IDLE, status: "failed", error: new Error(TEXT) }} />],
])("what turns the direction of %s is shown by its number", (_kind, view) => {
	const html = renderInPlayground(view, "en");
	expect(html).toContain("exe⟨U+202E⟩gnp");
	expect(html).not.toContain("\u202E");
});
