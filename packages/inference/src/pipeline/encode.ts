import { InputError } from "../errors.ts";
import type { Body } from "../types.ts";

/** Turns a request body into what `fetch` takes. */
export type EncodeBody = (body: Body) => BodyInit | Promise<BodyInit>;

/** Encodes a body without files inside. */
export const encodePlain: EncodeBody = (body) => {
	if (body.kind === "json") return JSON.stringify(body.value);
	if (body.kind === "file") return body.file;
	throw new InputError("This task sends no form.", { code: "form" });
};
