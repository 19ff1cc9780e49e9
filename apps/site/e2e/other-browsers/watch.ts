/** Where a page keeps the errors of all pages of its tab. */
export const TROUBLES = "troubles";

/**
 * A script that a page runs first: notes what is thrown, rejected, logged as an error, blocked by the policy, and what
 * cannot be loaded. WebDriver itself shows a test none of these.
 *
 * Firefox 153 fires an error at a link that preloads a module which the page has already; it counts only where the file cannot be
 * had.
 */
export const WATCH = `{
	const note = (text) => {
		const noted = JSON.parse(sessionStorage.getItem("${TROUBLES}") ?? "[]");
		sessionStorage.setItem("${TROUBLES}", JSON.stringify([...noted, location.pathname + ": " + text]));
	};
	const { error } = console;
	console.error = (...values) => (note("logged " + values.join(" ")), error.apply(console, values));
	addEventListener("error", ({ message, target }) => {
		const noteLost = () => note(message ?? "not loaded: " + (target.src ?? target.href));
		if (target.rel === "modulepreload") fetch(target.href).then(({ ok }) => ok || noteLost(), noteLost);
		else noteLost();
	}, true);
	addEventListener("unhandledrejection", ({ reason }) => note("rejected: " + (reason?.stack ?? reason)));
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		note("blocked by " + violatedDirective + ": " + blockedURI));
}`;
