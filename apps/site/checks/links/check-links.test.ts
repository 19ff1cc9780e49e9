import { expect, it } from "vitest";
import { listLinkProblems } from "./check-links.ts";

const files = new Set(["/favicon.svg"]);
const home = {
	path: "/",
	html: '<h1 id="a">A</h1><a href="/tasks/?q=1&amp;x=2#b">x</a><link href="/favicon.svg">',
};
const tasks = { path: "/tasks/", html: '<h1>T</h1><h2 id="b">B</h2><a href="https://example.org/#z">x</a>' };

it("finds nothing in a site that is in order", () => {
	expect(listLinkProblems([home, tasks], files)).toEqual([]);
});

it("names links and anchors that lead nowhere", () => {
	const page = {
		path: "/x/",
		html: '<h1>X</h1><a href="../gone/">a</a><a href="/tasks/#gone">b</a><a href="#gone">c</a>',
	};
	expect(listLinkProblems([home, tasks, page], files)).toEqual([
		"/x/ links to ../gone/, which does not exist.",
		"/x/ links to /tasks/#gone, but there is no such anchor.",
		"/x/ links to #gone, but there is no such anchor.",
	]);
});

it("names repeated ids and headings out of order", () => {
	const page = { path: "/x/", html: '<h2 id="a">X</h2><p id="a"></p>' };
	expect(listLinkProblems([page], files)).toEqual([
		"/x/ uses the id a twice.",
		"/x/ needs exactly one heading of level 1.",
		"/x/ skips a level of heading.",
	]);
});
