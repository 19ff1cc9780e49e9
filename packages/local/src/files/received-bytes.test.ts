import { expect, test } from "vitest";
import { receiveBytes } from "./received-bytes.ts";

test.each([4, undefined])("joins chunks in their order, and can begin anew: size %s", (size) => {
	const received = receiveBytes(size);
	received.add(Uint8Array.of(9, 9, 9));
	received.clear();
	received.add(Uint8Array.of(1, 2, 3));
	received.add(Uint8Array.of(4));
	expect([received.count(), [...received.whole()]]).toEqual([4, [1, 2, 3, 4]]);
});

test("counts what comes above the expected size, and keeps none of it", () => {
	const received = receiveBytes(2);
	received.add(Uint8Array.of(1));
	received.add(Uint8Array.of(2, 3, 4));
	received.add(Uint8Array.of(5));
	expect([received.count(), [...received.whole()]]).toEqual([5, [1, 2]]);
});

test("says that there is no memory for a file", () => {
	expect(() => receiveBytes(2 ** 53 - 1)).toThrow("does not fit into the memory of this device");
});
