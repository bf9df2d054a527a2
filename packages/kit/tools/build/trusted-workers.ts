import type { Plugin } from 'vite'
import { readProject } from '../project.ts'

/** The address that a worker is started with: in what Vite writes for one that is text, and in a source while it is served. */
const address = /\bnew\s+Worker\s*\(\s*(objURL\b|new\s+URL\s*\([^()]*\bimport\.meta\.url\s*\))/g

/**
 * The portal's page takes the address of a worker by a Trusted Types policy alone. A sub-application may make the one of its
 * own name. Here it admits the workers that the build knows.
 * @param prefix of an application that is part of a larger project
 */
export const trustedWorkers = (prefix?: string): Plugin => {
  let own = prefix
  return {
    name: 'robot-portal-trusted-workers',
    configResolved: async ({ root, mode }) => {
      if (mode !== 'test') own ??= (await readProject(root)).prefix
    },
    transform: {
      order: 'post',
      filter: { code: /\bnew\s+Worker\b/ },
      handler: code => {
        const text = code.replace(address, (_, given: string) => `new Worker(__portalAddress(${given})`)
        // Behind everything, so that no line moves.
        return text === code || own === undefined ? null : { code: `${text}\n${functionFor(own)}\n`, map: null }
      }
    }
  }
}

const functionFor = (prefix: string): string =>
  `function __portalAddress(url) { return globalThis.trustedTypes?.createPolicy('portal-${prefix}', ` +
  `{ createScriptURL: it => it }).createScriptURL(String(url)) ?? url }`
