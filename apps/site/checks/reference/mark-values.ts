import ts from "typescript";

/**
 * Turns each statement of an example that says its value, `accuracy(a, b); // 0.5`, into one that prints both:
 * `console.info(accuracy(a, b), 0.5);`. The value of `console.log(x); // 1` is that of `x`.
 */
export function markValues(code: string): string {
	const file = ts.createSourceFile("example.ts", code, ts.ScriptTarget.Latest, true);
	const found: { start: number; end: number; shown: string; value: string }[] = [];
	const visit = (node: ts.Node): void => {
		const [, value] = /^ \/\/ (.+)/.exec(code.slice(node.end)) ?? [];
		if (ts.isExpressionStatement(node) && value !== undefined)
			found.push({ start: node.getStart(), end: node.end, shown: printShown(node.expression), value });
		else ts.forEachChild(node, visit);
	};
	visit(file);
	return found.reduceRight(
		(text, { start, end, shown, value }) =>
			`${text.slice(0, start)}console.info(${shown}, ${value});${text.slice(end)}`,
		code,
	);
}

function printShown(expression: ts.Expression): string {
	const [first] = ts.isCallExpression(expression) ? expression.arguments : [];
	const isPrinted = ts.isCallExpression(expression) && expression.expression.getText() === "console.log";
	return isPrinted && first ? first.getText() : expression.getText();
}
