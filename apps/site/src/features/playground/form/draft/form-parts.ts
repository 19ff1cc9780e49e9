import type { JsonSchema } from "@pusula/tasks";
import type { PictureSize } from "../../parts/picture-size.ts";
import type { FieldChoices } from "../../target/task-data.ts";
import type { Draft, Problem } from "./draft.ts";

/** Props of every part of the form. */
export interface FormProps {
	readonly draft: Draft;
	readonly problems: ReadonlyMap<string, Problem>;
	/** Values that the chosen model is known to take; absent where none are. */
	readonly choices: FieldChoices | undefined;
	/** The files of the example that the form still holds, by path; they may be on their way. */
	readonly exampleFiles: Readonly<Record<string, ExampleFile>>;
	/** A changed field; nothing empties it. */
	readonly onChange: (path: string, value: string | Blob | undefined) => void;
	/** Several changed fields at once. */
	readonly onChangeAll: (changed: Draft) => void;
}

export interface ExampleFile {
	readonly url: string;
	/** Absent for what is no picture. */
	readonly size: PictureSize | undefined;
	/** It could not be fetched. */
	readonly isLost: boolean;
}

/** A field that is typed in, found anywhere in a schema. */
export interface Leaf {
	readonly path: string;
	readonly schema: JsonSchema;
	/** The call cannot be made without it. */
	readonly isRequired: boolean;
}
