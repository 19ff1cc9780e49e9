import type { OnDevice } from "../../../../messages/tr/on-device.ts";
import { isDeviceError } from "../../../facts/errors/device-errors.ts";
import { toErrorRoute } from "../../../facts/errors/error-route.ts";
import { toModelUrl } from "../../../facts/models/hub-links.ts";
import { toDownloadWords } from "../../../lib/runtime/download-words.ts";
import { fill } from "../../../lib/fill.ts";
import type { AskReader, ModelDownload } from "../../../lib/runtime/model-consent.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { toSizeWords } from "../../../lib/words/size-words.ts";
import { make } from "../../../lib/page/make-element.ts";
import sheetUrl from "./run-panel.css?url";
import type { RunData } from "./run-data.ts";

/** The place below the button where a run shows what it does. */
export interface RunPanel {
	/** Requests the reader's consent to a download. */
	readonly ask: AskReader;
	/** Shows how much has come, with a button that cancels. */
	readonly showProgress: (loadedBytes: number, totalBytes: number | undefined) => void;
	/** Shows that the model runs, or another title, with a button that cancels. */
	readonly showStarting: (title?: string) => void;
	/** Shows, until the panel gives way, that WebGPU has failed and the run has begun anew on WebAssembly. */
	readonly showFallback: () => void;
	/** Shows a sentence. */
	readonly say: (text: string) => void;
	readonly showError: (error: unknown) => void;
	readonly showResult: (...parts: readonly (Node | string)[]) => void;
}

/** What the panel is about. */
interface PanelContext {
	readonly data: RunData;
	readonly words: OnDevice["run"];
	readonly locale: Locale;
	readonly cancel: () => void;
}

/** Opens the panel of a run below its button; the panel of an earlier run gives way. */
export function openPanel(root: HTMLElement, context: PanelContext): RunPanel {
	const { words, locale, cancel } = context;
	const panel = make("section", { "data-run-panel": "", tabindex: "-1", "aria-label": words.result });
	const spoken = make("p", { class: "title", role: "status" });
	const place = make("div", { class: "drawn" });
	const fallback = make("p", { class: "facts", role: "status" }, words.fallback);
	panel.append(spoken, place);
	root.querySelector("[data-run-panel]")?.remove();
	addSheet();
	root.append(panel);
	const show = (title: string, ...parts: readonly (Node | string)[]): void => {
		const hasFocus = panel.contains(document.activeElement);
		if (spoken.textContent !== title) spoken.textContent = title;
		place.replaceChildren(...parts);
		if (hasFocus) (place.querySelector("button") ?? panel).focus();
	};
	const end = (title: string, ...parts: readonly (Node | string)[]): void => {
		show(title, ...parts);
		panel.focus();
	};
	const bar = make("progress", { class: "progress", max: "1" });
	const count = make("p", { class: "facts" });
	const working = make("div", {}, bar, count, toButton(words.cancel, cancel));
	panel.focus();
	show(words.loading, toButton(words.cancel, cancel));
	return {
		ask: (download) => showConsent(show, context, download),
		showProgress(loadedBytes, totalBytes) {
			const loaded = toSizeWords(loadedBytes, locale);
			if (totalBytes === undefined) count.textContent = fill(words.progressUnknown, { loaded });
			else {
				bar.value = loadedBytes / totalBytes;
				count.textContent = fill(words.progress, { loaded, total: toSizeWords(totalBytes, locale) });
			}
			if (!working.isConnected) show(words.downloading, working);
		},
		showStarting: (title = words.starting) => show(title, toButton(words.cancel, cancel)),
		showFallback: () => spoken.after(fallback),
		say: (text) => end(text),
		showError: (error) => end(words.error, ...describeError(error, context)),
		showResult: (...parts) => end(words.result, ...parts),
	};
}

/** The panel's styles, added to the page once. */
function addSheet(): void {
	if (document.querySelector(`link[href="${sheetUrl}"]`)) return;
	document.head.append(make("link", { rel: "stylesheet", href: sheetUrl }));
}

function showConsent(
	show: (title: string, ...parts: readonly Node[]) => void,
	{ data, words, locale, cancel }: PanelContext,
	{ plan, runtimeBytes }: ModelDownload,
): Promise<number | undefined> {
	const tableBytes = data.megabytes === undefined ? undefined : data.megabytes * 1e6;
	const bytes = plan ? plan.bytes : tableBytes;
	const sizes = plan ? words.exactSizes : words.aboutSizes;
	const size = toDownloadWords({ bytes, keptBytes: plan?.keptBytes, runtimeBytes }, sizes, locale);
	const runtime = toSizeWords(runtimeBytes, locale);
	const texts = [
		words.consentText,
		...(runtimeBytes > 0 ? [fill(words.runtimeText, { runtime })] : []),
		words.keptText,
	];
	const link = make("a", { href: toModelUrl(data.model), translate: "no" }, data.model);
	const kept = make("a", { href: toHref("/models-on-device/", locale) }, words.kept);
	return new Promise((resolve) => {
		const agree = toButton(words.agree, () => {
			show(words.loading, toButton(words.cancel, cancel));
			resolve(bytes ?? 0);
		});
		show(
			words.consent,
			make("p", {}, `${words.model}: `, link),
			make("p", {}, `${words.facts}: ${data.line}`),
			make("p", {}, `${words.size}: ${size}`),
			...(data.other ? [make("p", {}, words[data.other.reason])] : []),
			make("p", { class: "facts" }, `${texts.join(" ")} `, kept, "."),
			make(
				"div",
				{ class: "choices" },
				agree,
				toButton(words.decline, () => resolve(undefined)),
			),
		);
		agree.focus();
	});
}

/** What an error means and its page, where its code has one, and the client's own message. */
function describeError(error: unknown, { data, words, locale }: PanelContext): readonly Node[] {
	const text = error instanceof Error ? error.message : String(error);
	const message = make("p", { class: "facts", lang: "en" }, text);
	const code = error instanceof Error && "code" in error ? error.code : undefined;
	if (!isDeviceError(code)) return [message];
	const page = make("a", { href: toHref(toErrorRoute(code), locale) }, words.errorPage);
	return [make("p", {}, `${data.errors[code]}.`), message, make("p", {}, page)];
}

function toButton(text: string, onPress: () => void): HTMLButtonElement {
	const button = make("button", { type: "button", class: "button" }, text);
	button.addEventListener("click", onPress);
	return button;
}
