import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { tokenCookie } from '#contract/page-names.ts'
import { startTestCloud, type TestCloud, type TestCloudOptions } from '../../../cloud/testing.ts'
import { manifest, template, writeProject } from './portal-files.ts'

/** In the place of the build's module: it says what it was given. */
const module = `
export const openFrame = async shipped => given => {
  if (given.theme === 'broken') throw new Error('It can not be drawn.')
  const { user, menu, texts, ...rest } = given
  const told = { ...rest, nickname: user.nickname, entries: menu.length > 0, texts: Object.keys(texts).length > 100, shipped }
  return { key: 'the <key>', elements: { 'portal-header': JSON.stringify(told), 'portal-sidebar': 'menu' } }
}`

const project = {
  'build/index.html': template.replace('<body>', '<body><!--portal:header--><!--portal:sidebar-->'),
  'build/manifest.json': JSON.stringify({ ...manifest, frame: '/server/frame-00aa11bb.mjs' }),
  'build/server/frame-00aa11bb.mjs': module,
  'build/assets/messages/en-1a2b3c4d.json': '{"shipped":"text"}'
}

/** A cloud that draws frames with that module. */
export const startDrawing = async (changes: Record<string, string> = {}, options: TestCloudOptions = {}) => {
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

/** The content of the page's header, as the module gave it; undefined for a page without a drawn frame. */
export const drawnIn = (html: string): Record<string, unknown> | undefined => {
  const [, told] =
    /<portal-header data-drawn><template shadowrootmode="open">(.*?)<\/template><\/portal-header>/.exec(html) ?? []
  return told === undefined ? undefined : JSON.parse(told)
}

export const cookieOf = (token: string): Record<string, string> => ({ Cookie: `${tokenCookie}=${token}` })
