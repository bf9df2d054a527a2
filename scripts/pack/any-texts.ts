/** Stands for each message file where its keys do not matter: the report of public types counts them (scripts/api.ts). */
const texts: Record<string, string> = {}
// biome-ignore lint/style/noDefaultExport: a message file has no other export
export default texts
