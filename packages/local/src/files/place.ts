import { HUB_URL } from "@pusula/inference/core";
import type { LocalOptions } from "../types/public.ts";
import { Problem } from "../lib/problem.ts";

/** Where the files of a model lie. */
export interface Place {
	readonly model: string;
	/** URL of the folder with the files, with its closing slash. */
	readonly folder: string;
	/** URL of the hub's list of the files, with sizes and hashes. Absent for a plain folder. */
	readonly listing?: string;
}

/**
 * Where a model lies: its own folder, or the main revision of its repository on the hub.
 * @throws Problem `no-model` for an id that is no `owner/name`
 */
export function placeOf(model: string, { hubUrl = HUB_URL, modelUrls = {} }: LocalOptions): Place {
	if (Object.hasOwn(modelUrls, model))
		return { model, folder: withSlash(absoluteUrl(modelUrls[model] ?? "")) };
	if (!/^(?!\.+(\/|$))[\w.-]+(\/(?!\.+$)[\w.-]+)?$/.test(model))
		throw new Problem("no-model", `"${model}" is not the id of a model. Give it as owner/name.`);
	const hub = withSlash(absoluteUrl(hubUrl));
	return {
		model,
		folder: `${hub}${model}/resolve/main/`,
		listing: `${hub}api/models/${model}/tree/main?recursive=true`,
	};
}

/** A URL below a page's own, where it is relative. */
export function absoluteUrl(url: string): string {
	const base = typeof location === "undefined" ? undefined : location.href;
	return new URL(url, base).href;
}

function withSlash(url: string): string {
	return url.endsWith("/") ? url : `${url}/`;
}
