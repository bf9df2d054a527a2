import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { sessionStandIn } from '../page-session.ts'

const entry = '\0portal-check'

// Beside the command in the package.
const inPage = (): string => fileURLToPath(new URL('./check-page.js', import.meta.url))

/** The script of the check's page, with the fake shell in it. */
export const bundleCheckPage = async (folder: string): Promise<string> => {
  const code = await bundle(folder, `import { offerChecks } from ${JSON.stringify(inPage())}\nofferChecks()`)
  // In a script element this ends the script.
  return code.replaceAll('</script', String.raw`<\/script`)
}

/** The module that an application imports as the session of the page. */
export const bundleSession = (folder: string): Promise<string> =>
  bundle(folder, `export * from ${JSON.stringify(sessionStandIn)}`)

const bundle = async (folder: string, code: string): Promise<string> => {
  const made = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [
      {
        name: 'portal-check',
        resolveId: id => (id === entry ? entry : null),
        load: id => (id === entry ? code : null)
      }
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { check: entry },
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false }
      }
    }
  })
  const [output] = [made].flat() as Rolldown.RolldownOutput[]
  return output?.output.find(it => it.type === 'chunk')?.code ?? ''
}
