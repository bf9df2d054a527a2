import { Refused, request, sentenceOf } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { resourceReasons } from '#contract/calls/resources/reasons.ts'
import { pointKinds } from '#contract/calls/resources/scene-floors.ts'
import { type SceneDetail, saveScene } from '#contract/calls/resources/scenes.ts'
import * as limits from '#contract/limits.ts'
import { actButton, createAct } from '../../parts/act.ts'
import { formField } from '../../parts/form-field.ts'
import type { Text } from '../../texts.ts'
import type { Surroundings } from '../../view.ts'
import { floorChoice } from '../floor-choice.ts'
import {
  draftOf,
  type FloorDraft,
  mapOf,
  type Problem,
  problemsOf,
  type SceneDraft,
  withFloor,
  withNewFloor,
  withNewPoint,
  withPoint,
  writtenOf
} from './draft.ts'
import { floorFields } from './floor-fields.ts'
import { changed, ended, historyOf, redone, undone } from './history.ts'
import { createMapCanvas } from './map-canvas.ts'
import { within } from './places.ts'
import { pointFields } from './point-fields.ts'
import { problemText } from './problem-text.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Changes a scene in memory: its floors, their maps and points. One press saves all of it. */
export const createSceneEditor = (scene: SceneDetail, { context, update }: Surroundings, loadAgain: () => void) => {
  let history = historyOf(draftOf(scene))
  let saved = history.present
  let version = scene.version
  let floorIndex = 0
  let selected = -1
  let checked = false
  let refusal: unknown
  let fileProblem = false
  let text: Text | undefined

  const settle = (next: typeof history): void => {
    history = next
    floorIndex = Math.max(0, Math.min(floorIndex, history.present.floors.length - 1))
    if (selected >= (history.present.floors[floorIndex]?.points.length ?? 0)) selected = -1
    context.unsaved(history.present !== saved, 'page')
    update()
  }
  const change = (draft: SceneDraft, kind?: string): void => {
    refusal = undefined
    settle(changed(history, draft, kind))
  }
  const draft = (): SceneDraft => history.present
  const changeFloor = (part: Partial<FloorDraft>, kind?: string): void =>
    change(withFloor(draft(), floorIndex, part), kind && `${floorIndex} ${kind}`)
  const select = (point: number): void => {
    selected = point
    update()
  }
  const choose = (floor: number): void => {
    floorIndex = floor
    fileProblem = false
    select(-1)
  }
  const removePoint = (point: number): void =>
    changeFloor({ points: (draft().floors[floorIndex]?.points ?? []).filter((_, index) => index !== point) })
  const canvas = createMapCanvas({
    select,
    move: (point, place) => change(withPoint(draft(), floorIndex, point, place), `move ${floorIndex} ${point}`),
    endMove: () => {
      history = ended(history)
    },
    remove: removePoint
  })

  /** Brings the first thing that is wrong on screen. */
  const show = (problem: Problem): void => {
    if (problem.kind !== 'name') floorIndex = problem.floor
    selected = 'point' in problem ? problem.point : -1
  }
  const act = createAct(update, async () => {
    const before = draft()
    refusal = undefined
    try {
      const body = { sceneId: scene.sceneId, version, ...writtenOf(before) }
      version = (await request(saveScene, { body }, { quiet: true })).version
      saved = before
      context.unsaved(history.present !== saved, 'page')
      if (text !== undefined) context.notify('success', text('saved', { name: before.name.trim() }))
    } catch (error) {
      refusal = error
    }
    update()
  })
  const save = (event: Event): void => {
    event.preventDefault()
    checked = true
    const [first] = problemsOf(draft())
    if (first === undefined) act.run()
    else show(first)
    update()
  }
  const press = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (key === 'y' || (key === 'z' && event.shiftKey)) settle(redone(history))
    else if (key === 'z') settle(undone(history))
    else return
    event.preventDefault()
  }

  const isConflict = (): boolean =>
    refusal instanceof Refused && refusal.fields.some(({ reason }) => reason === resourceReasons.savedMeanwhile)
  const drawRefusal = (now: Text): TemplateResult | typeof nothing => {
    const [problem] = checked ? problemsOf(draft()) : []
    if (problem !== undefined) return html`<p class="refusal" role="alert">${problemText(problem, draft(), now)}</p>`
    if (refusal === undefined) return nothing
    if (!isConflict()) return html`<p class="refusal" role="alert">${sentenceOf(refusal)}</p>`
    return html`
      <portal-notice level="error" heading=${now('conflict.title')}>
        ${now('reason.savedMeanwhile')}
        <button slot="actions" type="button" class="button small" @click=${loadAgain}>${now('conflict.load')}</button>
      </portal-notice>
    `
  }
  const drawPoints = (floor: FloorDraft, now: Text): TemplateResult => {
    const map = mapOf(floor)
    const point = floor.points[selected]
    const word = problemsOf(draft()).find(it => 'point' in it && it.floor === floorIndex && it.point === selected)
    const isFull = floor.points.length >= limits.scenePointsMax
    const middle = within({ x: map.width / 2, y: map.height / 2 }, map)
    return html`
      <h2>${now('points.title')}</h2>
      <div class="actions">
        ${pointKinds.map(
          kind => html`<button
            type="button" class="button small" ?disabled=${isFull}
            @click=${() => {
              selected = floor.points.length
              change(withNewPoint(draft(), floorIndex, { kind, word: now(`kind.${kind}`), place: middle }))
            }}
          >
            ${now('points.add', { kind: now(`kind.${kind}`) })}
          </button>`
        )}
      </div>
      ${
        point === undefined
          ? html`<p class="quiet">${now(floor.points.length === 0 ? 'points.none' : 'points.choose')}</p>`
          : pointFields(
              {
                point,
                map,
                problem: word === undefined ? undefined : now(`problem.${word.kind === 'name' ? 'empty' : word.kind}`),
                change: (part, kind) =>
                  change(withPoint(draft(), floorIndex, selected, part), kind && `${floorIndex} ${selected} ${kind}`),
                remove: () => removePoint(selected)
              },
              now
            )
      }
      <div class="points" role="group" aria-label=${now('points.title')}>
        ${floor.points.map(
          ({ name, kind }, index) => html`<button
            type="button" class="button small" aria-pressed=${index === selected} @click=${() => select(index)}
          >
            ${name} <span class="quiet">${now(`kind.${kind}`)}</span>
          </button>`
        )}
      </div>
    `
  }
  const drawFloor = (floor: FloorDraft, now: Text): TemplateResult => {
    const map = mapOf(floor)
    const point = floor.points[selected]
    const problems = checked ? problemsOf(draft()) : []
    return html`
      <div class="editor">
        <div>
          ${canvas.draw({ map, points: floor.points, selected }, now('map.label', { floor: floor.floorId }), 'map-help')}
          <p class="quiet" id="map-help">${now('map.help')}</p>
          <p class="unseen" role="status">
            ${point === undefined ? '' : now('map.place', { name: point.name, x: point.x / 100, y: point.y / 100 })}
          </p>
          ${floorFields(
            {
              floor,
              problemOf: kind => {
                const same = (it: Problem): boolean =>
                  it.kind === kind || (kind === 'floorId' && it.kind === 'floorTwice')
                const found = problems.find(it => same(it) && 'floor' in it && it.floor === floorIndex)
                return found === undefined || found.kind === 'name' ? undefined : now(`problem.${found.kind}`)
              },
              fileProblem: fileProblem ? now('problem.map') : undefined,
              change: changeFloor,
              tookFile: found => {
                fileProblem = found === undefined
                if (found === undefined) update()
                else changeFloor({ map: found })
              },
              remove: () => change({ ...draft(), floors: draft().floors.filter((_, index) => index !== floorIndex) })
            },
            now
          )}
        </div>
        <div>${drawPoints(floor, now)}</div>
      </div>
    `
  }

  return {
    draw: (now: Text): TemplateResult => {
      text = now
      const { name, floors } = draft()
      const floor = floors[floorIndex]
      return html`
        <form novalidate @submit=${save} @keydown=${press}>
          <div class="form">
            ${formField({
              name: 'name',
              label: now('column.name'),
              value: name,
              problem: checked && name.trim() === '' ? now('problem.empty') : undefined,
              maxLength: limits.sceneNameMaxLength,
              change: typed => change({ ...draft(), name: typed }, 'name')
            })}
          </div>
          <div class="actions">
            ${floorChoice({ floorIds: floors.map(({ floorId }) => floorId), chosen: floorIndex, choose }, now)}
            <button
              type="button" class="button small" ?disabled=${floors.length >= limits.sceneFloorsMax}
              @click=${() => {
                floorIndex = floors.length
                selected = -1
                change(withNewFloor(draft()))
              }}
            >
              ${now('floor.add')}
            </button>
          </div>
          ${floor === undefined ? html`<p class="panel">${now('floor.none')}</p>` : drawFloor(floor, now)}
          ${drawRefusal(now)}
          <div class="actions bar">
            ${actButton(act, now('save'), { className: 'button primary', type: 'submit' })}
            <button
              type="button" class="button" aria-disabled=${history.past.length === 0}
              @click=${() => settle(undone(history))}
            >
              ${now('undo')}
            </button>
            <button
              type="button" class="button" aria-disabled=${history.future.length === 0}
              @click=${() => settle(redone(history))}
            >
              ${now('redo')}
            </button>
          </div>
        </form>
      `
    },
    end: (): void => {
      canvas.end()
      context.unsaved(false)
    }
  }
}
