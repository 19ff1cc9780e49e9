import { after } from "../../../lib/effects/clock.ts";
import { fill } from "../../../lib/fill.ts";
import type { OpenModel } from "../runtime/open-model.ts";
import { createReader } from "../runtime/read-tokens.ts";
import { readPicked } from "./draw-candidates.ts";
import { readPlace } from "./draw-tokens.ts";
import { type Lab, showLabText, showPlace } from "./lab.ts";
import { isSetting, readTypedText, showSettings, showText } from "./lab-form.ts";
import { dropWritten, pickToken, startText } from "./lab-text.ts";
import { findPart, type LabView, sayToken } from "./lab-view.ts";
import { rewriteInLab, writeInLab } from "./write-in-lab.ts";

/** Pause in typing before the model runs again, in milliseconds. */
const REST_MS = 150;

/** Runs a change of the page and shows where it fails. */
type Attempt = (work: Promise<void>) => void;

/** Lets the reader work with the model: every change of the page is computed and drawn at once. */
export async function runLab(view: LabView, model: OpenModel, context: number): Promise<void> {
	const { root, codec, words } = view;
	const lab: Lab = {
		view,
		context,
		read: createReader(model, context),
		text: startText(codec.encode(readTypedText(root))),
		wanted: 0,
		isWriting: false,
		turn: new AbortController(),
	};
	const attempt: Attempt = (work) => {
		work.catch((error: unknown) => {
			const detail = error instanceof Error ? error.message : String(error);
			findPart(root, "[data-form]").ariaBusy = "false";
			findPart(root, "[data-status]").textContent = fill(words.broken, { detail });
		});
	};
	showSettings(root, words.all);
	await showLabText(lab, lab.text);
	listenToFields(lab, attempt);
	listenToButtons(lab, attempt);
}

function listenToFields(lab: Lab, attempt: Attempt): void {
	const { root, codec, words } = lab.view;
	let cancel = (): void => {};
	const typeText = (): void => {
		lab.wanted = 0;
		attempt(showLabText(lab, startText(codec.encode(readTypedText(root)))));
	};
	root.addEventListener("input", ({ target }) => {
		if (target instanceof HTMLTextAreaElement) {
			cancel();
			cancel = after(REST_MS, typeText);
		} else if (isSetting(target)) {
			showSettings(root, words.all);
			attempt(rewriteInLab(lab));
		} else attempt(showPlace(lab, readPlace(target) ?? lab.text.chosen));
	});
	root.addEventListener("submit", (event) => event.preventDefault());
}

function listenToButtons(lab: Lab, attempt: Attempt): void {
	const { root, codec, words } = lab.view;
	const status = findPart(root, "[data-status]");
	findPart(root, "[data-write]").addEventListener("click", () => {
		if (lab.isWriting) lab.isWriting = false;
		else attempt(writeInLab(lab));
	});
	findPart(root, "[data-clear]").addEventListener("click", () => {
		lab.wanted = 0;
		status.textContent = words.dropped;
		attempt(showLabText(lab, dropWritten(lab.text)));
	});
	findPart(root, "[data-bars]").addEventListener("click", ({ target }) => {
		const id = readPicked(target);
		if (id === undefined) return;
		const text = pickToken(lab.text, id);
		lab.wanted = 0;
		showText(root, codec.decode(text.ids));
		status.textContent = fill(words.chosen, { token: sayToken(lab.view, id) });
		attempt(showLabText(lab, text));
	});
}
