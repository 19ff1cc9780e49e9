import type { DemoEntry } from "@pusula/tasks";
import type { Area } from "../../../lib/media/area.ts";

/** A part of an input or a result, as a script draws it: the forms of the page's own demo, and files. */
export type DrawnPart =
	| Extract<DemoEntry, { type: "text" | "chart" | "tabular" | "text-with-tokens" }>
	| {
			readonly type: "picture";
			/** A URL, or the file itself. */
			readonly src: string | Blob;
			readonly alt: string;
			/** What was found in it, drawn on it and listed below it. */
			readonly areas?: readonly Area[];
	  }
	| { readonly type: "sound"; readonly src: string | Blob };
