/**
 * The data of all events of an event stream, by the rules of the HTML standard, read from the whole text at once with
 * regular expressions: an independent reader to hold the client's against.
 */
export function readEvents(bytes: Uint8Array): readonly string[] {
	const text = new TextDecoder("utf-8").decode(bytes); // takes one byte order mark off
	const found: string[] = [];
	let data: string[] = [];
	const lines = text.split(/\r\n|\r|\n/);
	lines.pop(); // without a line end it is no line
	for (const line of lines) {
		if (line === "") {
			if (data.length > 0) found.push(data.join("\n"));
			data = [];
			continue;
		}
		const [, field = "", value = ""] = /^([^:]*)(?:: ?([\s\S]*))?$/.exec(line) ?? [];
		if (field === "data") data.push(value);
	}
	return found;
}
