import { after, now } from "../../../../lib/effects/clock.ts";
import { useEffect, useRef } from "react";
import { makeUrlWriter, type UrlEntry } from "../../../../lib/urls/url-writer.ts";
import { readSearch } from "../../parts/page-url.ts";

/** The page's one writer of its URL. */
const WRITER = makeUrlWriter(readSearch(), {
	write: (search, kind) => {
		const url = new URL(location.href);
		url.search = search;
		if (kind === "push") history.pushState(history.state, "", url);
		else history.replaceState(history.state, "", url);
	},
	now,
	later: after,
});

/** Writes the page's URL, as an entry of the browser's history or in place of the present one. */
export function writeUrl(params: URLSearchParams, entry: UrlEntry): void {
	const search = params.toString();
	WRITER.write(search === "" ? "" : `?${search}`, entry);
}

/** Calls when the reader has gone back or forward, with the parameters of now and before. */
export function useUrlEntries(onGo: (now: URLSearchParams, before: URLSearchParams) => void): void {
	const latest = useRef(onGo);
	useEffect(() => {
		latest.current = onGo;
	});
	useEffect(() => {
		const go = (): void => {
			const { search } = location;
			const before = WRITER.follow(search);
			if (before !== search) latest.current(new URLSearchParams(search), new URLSearchParams(before));
		};
		addEventListener("popstate", go);
		return () => removeEventListener("popstate", go);
	}, []);
}
