import { expect, it } from "vitest";
import { wordsIn } from "../../../../../messages/words.ts";
import { renderInPlayground } from "../../parts/test-playground.tsx";
import type { ExampleFile } from "../draft/form-parts.ts";
import { MediaField } from "./media-field.tsx";

const { playground: words } = wordsIn("tr");
const EXAMPLE: ExampleFile = { url: "/bell.wav", size: undefined, isLost: false };

function render(exampleFile: ExampleFile): string {
	return renderInPlayground(
		<MediaField
			id="a"
			media="audio"
			value={undefined}
			exampleFile={exampleFile}
			isInvalid={false}
			describedBy=""
			onChange={() => {}}
		/>,
	);
}

it("an example that could not be fetched is said to be missing, one on its way is not", () => {
	expect(render(EXAMPLE)).not.toContain(words.media.lostExample);
	expect(render(EXAMPLE)).toContain("<audio");
	expect(render({ ...EXAMPLE, isLost: true })).toContain(words.media.lostExample);
	expect(render({ ...EXAMPLE, isLost: true })).not.toContain("<audio");
});
