import { InputError } from "../../errors.ts";
import type { EncodeBody } from "../../types/walk.ts";

/** Encodes a body without files inside. */
export const encodePlain: EncodeBody = (body) => {
	if (body.kind === "json") return JSON.stringify(body.value);
	if (body.kind === "file") return body.file;
	throw new InputError("This task sends no form.", { code: "form" });
};
