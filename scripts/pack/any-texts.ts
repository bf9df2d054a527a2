/** Stands for each message file where its keys do not matter: a new text is no change of the public types. */
const texts: Record<string, string> = {}
// biome-ignore lint/style/noDefaultExport: a message file has no other export
export default texts
