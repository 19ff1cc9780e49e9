import { describe, expect, it } from "vitest";
import { choosePlace, countOutside, dropWritten, pickToken, startText, writeToken } from "./lab-text.ts";

const given = startText([0, 5, 6]);
const written = [7, 8].reduce(writeToken, given);

describe("the text of the page", () => {
	it("is looked at where it ends, as it is typed and as it is written", () => {
		expect([given.chosen, written.chosen]).toEqual([2, 4]);
		expect(written).toMatchObject({ ids: [0, 5, 6, 7, 8], givenCount: 3 });
	});

	it("goes on from the place that is looked at when the reader picks a token", () => {
		expect(pickToken(choosePlace(written, 3), 9)).toEqual(startText([0, 5, 6, 7, 9]));
	});

	it("is the reader's own again without what was written", () => {
		expect(dropWritten(written)).toEqual(given);
		expect(dropWritten(choosePlace(written, 1)).chosen).toBe(1);
	});

	it("is looked at in its last place when it has no such place any more", () => {
		expect(choosePlace(given, 9).chosen).toBe(2);
	});

	it("loses its start where it is longer than the model's context", () => {
		expect([countOutside(written, 5), countOutside(written, 3)]).toEqual([0, 2]);
	});
});
