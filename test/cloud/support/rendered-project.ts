import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { languageCodes } from '#contract/languages.ts'
import { messageFile } from '#contract/page/message-file.ts'
import { tokenCookie } from '#contract/page/page-names.ts'
import { startTestCloud, type TestCloud, type TestCloudOptions } from '../../../cloud/testing.ts'
import { manifest, template, writeProject } from './files/portal-files.ts'

/** In the place of the build's module: its frame tells the values that it was rendered from. */
const module = `
export const openRenderer = shipped => request => {
  if (request.theme === 'broken') throw new Error('It can not be rendered.')
  if (request.theme === 'too-large') return undefined
  const { user, menu, texts, offered, portalName, token, ...looks } = request
  const told = { ...looks, offered, portalName, token, nickname: user.nickname, texts: Object.keys(texts).length > 100, shipped }
  return {
    values: { ...looks, user, menu, key: 'the <key>', texts: {} },
    elements: { 'portal-header': JSON.stringify(told), 'portal-sidebar': 'menu' },
    subApps: ['fleet', 'gone']
  }
}`

const project = {
  'build/index.html': template.replace('<body>', '<body><!--portal:header--><!--portal:sidebar-->'),
  'build/manifest.json': JSON.stringify({ ...manifest, frame: '/server/frame-00aa11bb.mjs' }),
  'build/server/frame-00aa11bb.mjs': module,
  ...Object.fromEntries(
    languageCodes.map(language => [`build${messageFile(manifest.messages, language)}`, `{"shipped":"${language}"}`])
  )
}

/** A cloud that renders frames with that module. */
export const startRendering = async (changes: Record<string, string> = {}, options: TestCloudOptions = {}) => {
  const root = await writeProject({ ...project, ...changes })
  const cloud = await startTestCloud({
    portal: { build: join(root, 'build'), environment: root },
    taskDays: 1,
    ...options
  })
  return {
    cloud,
    end: async () => {
      await cloud.close()
      await rm(root, { recursive: true })
    }
  }
}

/** Asks for a page, with a session where there is one. */
export const askPage = ({ url }: TestCloud, path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(url + path, { method, headers: { Accept: 'text/html', ...headers } })

/** The content of the page's header, as the module gave it; undefined for a page without a frame. */
export const renderedIn = (html: string): Record<string, unknown> | undefined => {
  const [, told] =
    /<portal-header portal-name="Test Portal"><template shadowrootmode="open">(.*?)<\/template><\/portal-header>/.exec(
      html
    ) ?? []
  return told === undefined ? undefined : JSON.parse(told)
}

export const cookieOf = (token: string): Record<string, string> => ({ Cookie: `${tokenCookie}=${token}` })
