import { build, type Rolldown } from 'vite'

const entry = '\0portal-check'

/**
 * The script of the check's page, with the fake shell in it.
 * @param inPage the module that runs there
 */
export const bundleCheckPage = async (folder: string, inPage: string): Promise<string> => {
  const made = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [
      {
        name: 'portal-check',
        resolveId: id => (id === entry ? entry : null),
        load: id => (id === entry ? `import { offerChecks } from ${JSON.stringify(inPage)}\nofferChecks()` : null)
      }
    ],
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: { check: entry } } }
  })
  const [output] = [made].flat() as Rolldown.RolldownOutput[]
  const code = output?.output.find(it => it.type === 'chunk')?.code ?? ''
  // In a script element this ends the script.
  return code.replaceAll('</script', String.raw`<\/script`)
}
