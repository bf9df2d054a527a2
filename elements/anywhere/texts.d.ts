/** The texts of the elements alone, in every language, put together by the build. */
declare module 'portal:element-texts' {
  const texts: Record<import('#contract/languages.ts').Language, Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: a module that the build makes
  export default texts
}
