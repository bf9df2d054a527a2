import { navigate, request } from '@portal/session'
import { html } from 'lit'
import { createScene } from '#contract/calls/scenes/scenes.ts'
import * as limits from '#contract/limits.ts'
import { formField, pageHead } from '#kit/adapters/lit.ts'
import { createForm } from '../parts/form.ts'
import type { Surroundings, View } from '../view.ts'
import { scenePaths } from './page-of.pure.ts'
import { createStoreFilter } from './store-filter.ts'

type Draft = { name: string; storeId: string }

/** The form of a new scene. Its floors come afterwards, in its settings. */
export const newSceneView = (surroundings: Surroundings): View => {
  const { addressOf } = surroundings
  const stores = createStoreFilter(surroundings)
  const form = createForm<Draft>(surroundings, {
    start: { name: '', storeId: '' },
    problemsOf: ({ name, storeId }) => ({
      name: name.trim() === '' ? 'empty' : undefined,
      storeId: storeId === '' ? 'empty' : undefined
    }),
    save: async ({ name, storeId }) => {
      const body = { name: name.trim(), storeId: Number(storeId) }
      const { sceneId } = await request(createScene, { body }, { quiet: true })
      return () => navigate(addressOf(`${scenePaths.settings}/${sceneId}`), 'replace')
    },
    nameOf: ({ name }) => name.trim()
  })
  const { draft, change, problemOf } = form
  return {
    arrive: stores.arrive,
    draw: now => {
      const { text } = now
      return html`
        ${pageHead({
          title: text('scenes.new'),
          lead: text('newScene.lead'),
          back: { href: addressOf(scenePaths.settings), text: text('settings.title') }
        })}
        ${form.draw(
          html`
            ${formField({
              name: 'name',
              label: text('column.name'),
              value: draft().name,
              problem: problemOf('name', now),
              maxLength: limits.sceneNameMaxLength,
              change: name => change({ name })
            })}
            ${formField({
              name: 'storeId',
              label: text('column.store'),
              value: draft().storeId,
              problem: problemOf('storeId', now),
              choose: text('form.choose'),
              options: stores.options(),
              change: storeId => change({ storeId })
            })}
          `,
          now
        )}
      `
    },
    end: () => {
      stores.end()
      form.end()
    }
  }
}
