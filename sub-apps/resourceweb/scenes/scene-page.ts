import { $format, navigate, request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { deleteScene, type SceneDetail, sceneDetail } from '#contract/calls/scenes/scenes.ts'
import { scenePermissions } from '#contract/permissions.ts'
import { createSource, fact, facts, pageHead } from '#kit/adapters/lit.ts'
import { drawLoaded } from '../parts/loaded.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { draftOf, mapOf } from './editor/draft.pure.ts'
import { createMapCanvas } from './editor/map-canvas.ts'
import { floorChoice } from './floor-choice.ts'
import { scenePaths } from './page-of.pure.ts'
import { sceneRobots } from './scene-robots.ts'

/** One scene: its facts, its floors to look at, and its robots. */
export const scenePageView = (sceneId: number, surroundings: Surroundings): View => {
  const { context, addressOf, update } = surroundings
  const source = createSource<SceneDetail>(update)
  const canvas = createMapCanvas()
  const robots = sceneRobots(sceneId, surroundings, source.again)
  let floorIndex = 0

  const remove = async (text: Now['text'], name: string): Promise<void> => {
    const isGone = await context
      .ask({
        heading: text('scenes.delete'),
        text: text('scenes.deleteText', { name }),
        yes: text('scenes.delete'),
        danger: true,
        act: () => request(deleteScene, { body: { sceneId } }, { quiet: true })
      })
      .catch(() => false)
    if (isGone) navigate(addressOf(scenePaths.list), 'replace')
  }
  const drawFloors = (scene: SceneDetail, text: Now['text']): TemplateResult => {
    const { floors } = draftOf(scene)
    const floor = floors[floorIndex]
    if (floor === undefined) return html`<p class="panel">${text('floor.noneYet')}</p>`
    const choose = (index: number): void => {
      floorIndex = index
      update()
    }
    const names = floor.points.map(({ name }) => name).join(', ')
    return html`
      <div class="actions">
        ${floorChoice({ floorIds: floors.map(({ floorId }) => floorId), chosen: floorIndex, choose }, text)}
      </div>
      ${canvas.draw(
        { map: mapOf(floor), points: floor.points, selected: -1 },
        text('map.shows', { floor: floor.floorId, names })
      )}
    `
  }
  const content = (scene: SceneDetail, { text }: Now): TemplateResult => html`
    ${facts([
      fact(text('column.store'), scene.storeName),
      fact(text('column.tenant'), scene.tenantName),
      fact(text('column.robots'), String(scene.robotCount)),
      fact(text('column.changed'), $format.get().time(scene.changeTime, 'local')),
      fact(text('column.changedBy'), scene.changedBy ?? undefined)
    ])}
    ${drawFloors(scene, text)}
  `
  const actions = (scene: SceneDetail, { text, permissions }: Now): TemplateResult => html`<div class="actions">
    ${
      permissions.includes(scenePermissions.remove)
        ? html`<button type="button" class="button" @click=${() => void remove(text, scene.name)}>
            ${text('scenes.delete')}
          </button>`
        : nothing
    }
    ${
      permissions.includes(scenePermissions.edit)
        ? html`<a class="button primary" href=${addressOf(`${scenePaths.settings}/${sceneId}`)}
            >${text('scenes.edit')}</a
          >`
        : nothing
    }
  </div>`
  return {
    arrive: () => source.ask('', () => request(sceneDetail, { query: { sceneId } }, { quiet: true })),
    draw: now => {
      const { text } = now
      const scene = source.shown()
      return html`
        ${pageHead({
          title: scene?.name ?? text('scenes.title'),
          back: { href: addressOf(scenePaths.list), text: text('scenes.title') },
          action: scene === undefined ? nothing : actions(scene, now)
        })}
        ${drawLoaded(source, text, value => content(value, now))}
        ${scene === undefined ? nothing : robots.draw(now)}
      `
    },
    end: () => {
      source.end()
      canvas.end()
    }
  }
}
