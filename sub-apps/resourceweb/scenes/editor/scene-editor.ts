import { request, sentenceOf } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { type SceneDetail, saveScene, sceneDetail } from '#contract/calls/scenes/scenes.ts'
import * as limits from '#contract/limits.ts'
import { formField } from '#kit/adapters/lit.ts'
import { type ReadThing, saveEdited } from '#kit/index.ts'
import { actButton, createAct } from '../../parts/act.ts'
import type { Text } from '../../texts.ts'
import type { Surroundings } from '../../view.ts'
import { floorChoice } from '../floor-choice.ts'
import { draftOf, problemsOf, writtenOf } from './draft.pure.ts'
import { createEditorState } from './editor-state.pure.ts'
import { floorPanel } from './floor-panel.ts'
import { createMapCanvas } from './map-canvas.ts'
import { pointsPanel } from './points-panel.ts'
import { problemText } from './problem-text.ts'
import { draftOfEdit, editOf, type SceneEdit } from './scene-edit.pure.ts'
import { sceneFields } from './scene-words.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const readOf = (scene: SceneDetail): ReadThing<SceneEdit> => ({
  draft: editOf(draftOf(scene)),
  version: scene.version
})

/**
 * Changes a scene in memory: its floors, their maps and points. One press saves all of it.
 * @param savedAs hears the name that the scene has from now on
 */
export const createSceneEditor = (
  scene: SceneDetail,
  { context, update }: Surroundings,
  savedAs: (name: string) => void
) => {
  const { sceneId } = scene
  let start = readOf(scene)
  let checked = false
  let error: unknown
  let isFileWrong = false
  let text: Text | undefined

  const state = createEditorState(scene, isUnsaved => {
    context.unsaved(isUnsaved, 'page')
    update()
  })
  const { select, movePoint: move, endMove, removePoint: remove } = state
  const canvas = createMapCanvas({ select, move, endMove, remove })

  const act = createAct(update, async () => {
    if (text === undefined) throw new TypeError('a scene that nobody saw was sent')
    let sent = state.draft()
    const edit = editOf(sent, start.draft)
    error = undefined
    try {
      const { version } = await saveEdited({
        start,
        draft: edit,
        fields: sceneFields(edit, text),
        save: (written, seen = scene.version) => {
          const body = { sceneId, version: seen, ...writtenOf(draftOfEdit(written)) }
          return request(saveScene, { body }, { quiet: true })
        },
        read: async () => readOf(await request(sceneDetail, { query: { sceneId } }, { quiet: true })),
        take: (chosen, now) => {
          start = now
          sent = draftOfEdit(chosen)
          state.take(sent)
        }
      })
      start = { draft: editOf(sent), version }
      state.markSaved(sent)
      const name = sent.name.trim()
      savedAs(name)
      context.notify('success', text('saved', { name }))
    } catch (reason) {
      error = reason
    }
    update()
  })
  const save = (event: Event): void => {
    event.preventDefault()
    checked = true
    const [first] = problemsOf(state.draft())
    if (first === undefined) act.run()
    else state.show(first)
  }
  const press = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (key === 'y' || (key === 'z' && event.shiftKey)) state.redo()
    else if (key === 'z') state.undo()
    else return
    event.preventDefault()
  }

  const drawFloor = (now: Text): TemplateResult => {
    const floor = state.floor()
    if (floor === undefined) return html`<p class="panel">${now('floor.none')}</p>`
    const fileProblem = isFileWrong ? now('problem.map') : undefined
    const tookFile: Parameters<typeof floorPanel>[0]['tookFile'] = map => {
      isFileWrong = map === undefined
      if (map === undefined) update()
      else state.changeFloor({ map })
    }
    return html`
      <div class="editor">
        <div>${floorPanel({ state, floor, canvas, checked, fileProblem, tookFile }, now)}</div>
        <div>${pointsPanel(state, floor, now)}</div>
      </div>
    `
  }
  const drawActs = (now: Text): TemplateResult => html`
    <div class="actions">
      ${actButton(act, now('save'), { className: 'button primary', type: 'submit' })}
      <button type="button" class="button" aria-disabled=${!state.canUndo()} @click=${state.undo}>${now('undo')}</button>
      <button type="button" class="button" aria-disabled=${!state.canRedo()} @click=${state.redo}>${now('redo')}</button>
    </div>
  `

  return {
    draw: (now: Text): TemplateResult => {
      text = now
      const draft = state.draft()
      const [first] = checked ? problemsOf(draft) : []
      const refused = error === undefined ? undefined : sentenceOf(error)
      const refusal = first === undefined ? refused : problemText(first, draft, now)
      const choose = (floor: number): void => {
        isFileWrong = false
        state.chooseFloor(floor)
      }
      return html`
        <form novalidate @submit=${save} @keydown=${press}>
          <div class="form">
            ${formField({
              name: 'name',
              label: now('column.name'),
              value: draft.name,
              problem: first?.kind === 'name' ? now('problem.empty') : undefined,
              maxLength: limits.sceneNameMaxLength,
              change: state.rename
            })}
          </div>
          <div class="actions">
            ${floorChoice(
              { floorIds: draft.floors.map(({ floorId }) => floorId), chosen: state.floorIndex(), choose },
              now
            )}
            <button
              type="button" class="button small" ?disabled=${draft.floors.length >= limits.sceneFloorsMax}
              @click=${state.addFloor}
            >
              ${now('floor.add')}
            </button>
          </div>
          ${drawFloor(now)}
          ${refusal === undefined ? nothing : html`<p class="refusal" role="alert">${refusal}</p>`}
          ${drawActs(now)}
        </form>
      `
    },
    end: (): void => {
      canvas.end()
      context.unsaved(false)
    }
  }
}
