/** Whether an error is what the system or SQLite says, such as of a full disk, and no fault of the program. */
export function isOfSystem(error: unknown): boolean {
	if (!(error instanceof Error && "code" in error)) return false;
	return error.code === "ERR_SQLITE_ERROR" || "syscall" in error;
}
