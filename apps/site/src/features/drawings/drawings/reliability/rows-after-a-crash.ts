import { defineDrawing } from "../../spec/drawing-spec.ts";
import { arrow } from "../../parts/arrow.ts";
import { box } from "../../parts/box.ts";
import { code, label, note } from "../../parts/label.ts";
import { centred, column, wrapped } from "../../parts/layout.ts";
import type { AreaLook, FillLook, Part } from "../../parts/shapes.ts";
import { tokenStrip } from "../../parts/tokens.ts";

const ROWS = 12;
/** Rows with a result on the disk when the process is killed, and those whose call is under way. */
const [DONE, UNDER_WAY] = [5, 2];

/** What a run that was killed leaves, and what the next run of the same command does with each row. */
export const rowsAfterACrash = defineDrawing({
	id: "rows-after-a-crash",
	words: {
		tr: {
			title: "Öldürülen bir çalışmadan sonra satırlar",
			caption:
				"On iki satırlık örnekte süreç, iki çağrı sürerken öldürülür. İkinci çalışma biten beşini atlar, sonucu bilinmeyen ikisini yinelemeden ayrı dosyaya yazar ve kalan beşini çağırır.",
			description:
				"On iki satırın iki çalışmadaki durumu. Birinci çalışma öldürüldüğünde 1-5 bitmiş, sonuçları `sonuc.jsonl` dosyasındadır; 6 ile 7 çağrıdadır; 8-12 beklemektedir. İkinci çalışmada 1-5 atlanır, 6 ile 7 `sonuc.jsonl.failed.jsonl` dosyasına `in-doubt` koduyla yazılır, 8-12 çağrılır. Durumu iki çalışma arasında `sonuc.jsonl.state` taşır.",
			first: "Birinci çalışma, öldürüldüğü an",
			second: "Aynı komut, ikinci kez",
			states: "sonucu diskte|çağrı sürüyor|sırada",
			next: "atlanır|yinelenmez|çağrılır",
			file: "sonuc.jsonl",
			carries: "hangi satır bitti, hangisi başladı",
		},
		en: {
			title: "The rows after a run was killed",
			caption:
				"In this example of twelve rows the process is killed while two calls are under way. The second run skips the five that are done, writes the two whose end is unknown to a file of their own without repeating them, and calls the other five.",
			description:
				"The state of twelve rows in two runs. When the first run is killed, 1 to 5 are done and their results are in `results.jsonl`; 6 and 7 are being called; 8 to 12 wait. In the second run 1 to 5 are skipped, 6 and 7 are written to `results.jsonl.failed.jsonl` with the code `in-doubt`, and 8 to 12 are called. Between the runs `results.jsonl.state` holds the state.",
			first: "First run, when it is killed",
			second: "The same command again",
			states: "result on disk|call under way|waiting",
			next: "skipped|not repeated|called",
			file: "results.jsonl",
			carries: "which row is done, which had begun",
		},
	},
	draw: ({ words, sheet }) => {
		const run = (title: string, groups: readonly Group[]) =>
			column(
				[label(title, { size: 13, bold: true }), wrapped(groups.map(drawGroup), sheet.width, 16, 12)],
				10,
			);
		const done = { from: 1, to: DONE };
		const underWay = { from: DONE + 1, to: DONE + UNDER_WAY, look: "warn" } as const;
		const others = { from: DONE + UNDER_WAY + 1, to: ROWS };
		const [result, called, waiting] = words.states.split("|");
		const [skipped, doubtful, calledNow] = words.next.split("|");
		const before = run(words.first, [
			{ ...done, look: "solid", about: result, file: words.file },
			{ ...underWay, about: called },
			{ ...others, look: "ghost", about: waiting },
		]);
		const after = run(words.second, [
			{ ...done, look: "box", about: skipped },
			{ ...underWay, about: doubtful, file: "in-doubt, ….failed.jsonl" },
			{ ...others, look: "solid", about: calledNow, file: words.file },
		]);
		const state = box(column([code(`${words.file}.state`), note(words.carries)], 2, "middle"), {
			look: "card",
		});
		const down = centred(arrow("down", 18), state.width);
		return column([before, down, state, down, after], 8);
	},
});

/** Rows that are in the same state. */
interface Group {
	readonly from: number;
	readonly to: number;
	readonly look: AreaLook | FillLook;
	readonly about: string | undefined;
	/** Where their results are. */
	readonly file?: string;
}

function drawGroup({ from, to, look, about = "", file }: Group): Part {
	const numbers = Array.from({ length: to - from + 1 }, (_, index) => ({ text: String(from + index), look }));
	const lines = [tokenStrip(numbers, { gap: 3 }), note(about, { tone: "ink" })];
	return { ...column(file === undefined ? lines : [...lines, code(file, { tone: "soft" })], 5), axis: 0 };
}
