import { dirname, join } from 'node:path'
import { build, createLogger, type Rolldown } from 'vite'
import { type Bundle, chunkOf } from './built-chunk.ts'
import { withoutCallParts } from './call-parts.config.mjs'

/** A warning ends the build: nobody reads it later. */
const logger = {
  ...createLogger('error'),
  warn: (message: string) => {
    throw new Error(message)
  }
}

export const isSubApp = (file: string): boolean => file.endsWith('vite.config.ts')

/**
 * Makes the files of a sub-application by its own Vite configuration, as a team elsewhere does. Writes nothing: the
 * portal's build writes all files, and knows their hashes.
 */
export const bundleSubApp = async (file: string): Promise<Bundle> => {
  const inputs = new Set<string>()
  const made = await build({
    configFile: join(process.cwd(), file),
    configLoader: 'native',
    root: dirname(join(process.cwd(), file)),
    logLevel: 'warn',
    customLogger: logger,
    plugins: [
      // Forms check what a person enters by the bodies. Nothing checks a query.
      withoutCallParts(['summary', 'query']),
      {
        name: 'portal-build',
        config: () => ({
          build: { rolldownOptions: { checks: { pluginTimings: false }, output: { hashCharacters: 'hex' } } }
        }),
        buildEnd() {
          for (const id of this.getModuleIds()) inputs.add(id)
        }
      }
    ],
    build: { write: false, reportCompressedSize: false }
  })
  if (!isOutput(made)) throw new Error(`${file} makes several outputs.`)
  const folder = `/${dirname(file)}`.replaceAll('\\', '/')
  const { chunks, maps } = sortOutput(file, made.output)
  return {
    chunks: chunks.map(chunk => ({ ...chunkOf(chunk, folder), map: maps.get(`${chunk.fileName}.map`) })),
    inputs: [...inputs]
  }
}

/** The modules of a build, and the texts of their source maps by the name of the map. */
const sortOutput = (file: string, output: Rolldown.RolldownOutput['output']) => {
  const chunks: Rolldown.OutputChunk[] = []
  const maps = new Map<string, string>()
  for (const part of output) {
    if (part.type === 'chunk') chunks.push(part)
    else if (part.fileName.endsWith('.map')) maps.set(part.fileName, String(part.source))
    else throw new Error(`${file} makes ${part.fileName}, which is no module.`)
  }
  return { chunks, maps }
}

const isOutput = (made: Awaited<ReturnType<typeof build>>): made is Rolldown.RolldownOutput => 'output' in made
