import { wordsIn } from "../../../../messages/words.ts";
import { countModelBytes, SMALL_MODEL, SMALL_MODEL_FOLDER } from "../../../facts/local/small-model.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toFileHref } from "../../../lib/urls/file-href.ts";
import { RUNTIME, toRuntimePath } from "../../../lib/runtime/runtime-files.ts";
import { numbersIn } from "../../../locales/forms.ts";
import { Button } from "../../../ui/controls/button.tsx";
import type { ModelUrls } from "../runtime/model-messages.ts";
import { AttentionFields } from "./attention-fields.tsx";
import styles from "./language-model-lab.module.css";
import { SettingsFields } from "./settings-fields.tsx";

/**
 * The small model, to be tried on the page. Nothing of it is fetched before the reader presses the button; without a
 * script the button gives way to a sentence.
 */
export function labIn(locale: Locale) {
	return function LanguageModelLab() {
		return <Lab locale={locale} />;
	};
}

function Lab({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).languageModel;
	const megabytes = numbersIn(locale, {
		style: "unit",
		unit: "megabyte",
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	});
	const toSize = (bytes: number): string => megabytes.format(bytes / 1e6);
	const model = countModelBytes();
	const runtime = RUNTIME.onnxSmall.bytes;
	return (
		<section
			className={styles.lab}
			aria-label={words.lab}
			data-language-model=""
			data-words={JSON.stringify(words)}
			data-urls={JSON.stringify(URLS)}
		>
			<div className={styles.offer} data-offer="">
				<p>{fill(words.offer, { model: toSize(model), runtime: toSize(runtime) })}</p>
				<p data-without-script="">{words.withoutScript}</p>
				<div className={styles.row} data-with-script="">
					<Button data-load="">{fill(words.load, { size: toSize(model + runtime) })}</Button>
					<Button data-cancel="" hidden>
						{words.cancel}
					</Button>
					<progress data-progress="" aria-label={words.progress} max={model + runtime} value={0} hidden />
				</div>
			</div>
			<form className={styles.form} aria-label={words.lab} autoComplete="off" data-form="" hidden>
				<Writing locale={locale} />
				<SettingsFields words={words} />
				<section>
					<h3>{words.next}</h3>
					<p className={styles.hint} data-next-hint="" />
					<ul className={styles.bars} role="list" data-bars="" />
				</section>
				<AttentionFields words={words} layers={SMALL_MODEL.config.layers} heads={SMALL_MODEL.config.heads} />
			</form>
			<output className={styles.status} data-status="" />
		</section>
	);
}

const [mjs, wasm] = RUNTIME.onnxSmall.files;

const URLS: ModelUrls = {
	model: SMALL_MODEL.id,
	folder: toFileHref(SMALL_MODEL_FOLDER),
	runtime: {
		mjs: toFileHref(`/${toRuntimePath(RUNTIME.onnxSmall, mjs)}`),
		wasm: toFileHref(`/${toRuntimePath(RUNTIME.onnxSmall, wasm)}`),
	},
};

function Writing({ locale }: { readonly locale: Locale }) {
	const words = wordsIn(locale).languageModel;
	return (
		<div className={styles.writing}>
			<label htmlFor="language-model-text">{words.text}</label>
			<textarea
				id="language-model-text"
				name="text"
				rows={2}
				maxLength={1000}
				defaultValue={words.sample}
				spellCheck={false}
			/>
			<div className={styles.row}>
				<Button data-write="">{words.write}</Button>
				<Button data-clear="">{words.clear}</Button>
			</div>
			<p className={styles.written} dir="auto" translate="no" data-written="" aria-label={words.written} />
			<fieldset className={styles.tokens}>
				<legend>
					{words.tokens} <span data-count="" />
				</legend>
				<p className={styles.hint}>{words.tokensHint}</p>
				<p className={styles.hint} data-outside="" hidden />
				<div className={styles.strip} translate="no" data-tokens="" />
			</fieldset>
		</div>
	);
}
