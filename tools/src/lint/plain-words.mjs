/**
 * Finds the words of a text that comments and descriptions avoid, each with what to write in its place.
 * @param {string} text
 * @returns {readonly string[]}
 */
export function findPlainWords(text) {
	return WORDS.flatMap(([pattern, advice]) => {
		const [found] = pattern.exec(text) ?? [];
		return found ? [`"${found}": ${advice}`] : [];
	});
}

/**
 * Words that they avoid, except where they mean a question to the reader, a place in a network or a pose.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const WORDS = [
	[/\b(?:tells?|told)\b/i, "say what is reported, identified or described."],
	[/\bstands?\b(?!-| (?:out|still|upright)\b)/i, "say where it is, or what it represents."],
	[/\b(?:asks?|asked|asking)\b(?! (?:the )?readers?\b)/i, "name the request, the query or the consent."],
	[/(?<!(?:loopback|e-mail|IP|IPv[46]) |[-`])\baddress(?:es)?\b(?!\()/i, 'write "URL" or "host".'],
	[/\b(?:struck|quietly|lens)\b/i, "use the field's word."],
	[/\bhears?\b/i, "say what is received, or who is notified."],
	[/\b(?:remember|forget)s?\b/i, "say what is kept, cached or deleted."],
	[/\bgo(?:es|ne)? wrong\b/i, "name the failure."],
	[/\banswer(?:s|ed) (?:\w+ ){0,3}requests?\b/i, 'write "responds to".'],
];
