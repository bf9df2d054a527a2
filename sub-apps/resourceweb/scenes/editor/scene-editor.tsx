import { sentenceOf } from '@portal/session'
import { type FormEvent, type KeyboardEvent, useEffect, useReducer, useState } from 'react'
import type { SceneMap } from '#contract/calls/scenes/scene-map.ts'
import type { SceneDetail } from '#contract/calls/scenes/scenes.ts'
import * as limits from '#contract/limits.ts'
import { FormField, useSubApp } from '#kit/adapters/react.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { Refusal } from '#kit/portal/react/form-foot.tsx'
import { useText } from '../../texts.ts'
import { FloorChoice } from '../floor-choice.tsx'
import { problemsOf } from './draft.pure.ts'
import { createEditorState, type EditorState } from './editor-state.pure.ts'
import { FloorPanel } from './floor-panel.tsx'
import { PointsPanel } from './points-panel.tsx'
import { problemText } from './problem-text.ts'
import { useSaveScene } from './use-save-scene.ts'

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const doKey = (event: KeyboardEvent, { undo, redo }: EditorState): void => {
  if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
  const key = event.key.toLowerCase()
  if (key === 'y' || (key === 'z' && event.shiftKey)) redo()
  else if (key === 'z') undo()
  else return
  event.preventDefault()
}

type SceneEditorProps = {
  scene: SceneDetail
  /** Hears the name that the scene has from now on. */
  onSaved: (name: string) => void
}

/** Changes a scene in memory: its floors, their maps and points. One press saves all of it. */
export const SceneEditor = ({ scene, onSaved }: SceneEditorProps) => {
  const text = useText()
  const { unsaved } = useSubApp()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [state] = useState(() =>
    createEditorState(scene, isUnsaved => {
      unsaved(isUnsaved, 'page')
      redraw()
    })
  )
  const [isChecked, setChecked] = useState(false)
  const [isFileWrong, setFileWrong] = useState(false)
  const act = useSaveScene(scene, state, onSaved)
  useEffect(() => () => unsaved(false), [unsaved])

  const draft = state.draft()
  const floor = state.floor()
  const [first] = problemsOf(draft)
  const problem = isChecked ? first : undefined
  const refused = act.error === undefined ? undefined : sentenceOf(act.error)
  const save = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (first === undefined) act.run()
    else state.show(first)
  }
  const chooseFloor = (index: number): void => {
    setFileWrong(false)
    state.chooseFloor(index)
  }
  const takeMap = (map: SceneMap | undefined): void => {
    setFileWrong(map === undefined)
    if (map !== undefined) state.changeFloor({ map })
  }
  return (
    <form noValidate onSubmit={save} onKeyDown={event => doKey(event, state)}>
      <div className="form">
        <FormField
          name="name"
          label={text('column.name')}
          value={draft.name}
          problem={problem?.kind === 'name' ? text('problem.empty') : undefined}
          maxLength={limits.sceneNameMaxLength}
          onChange={state.rename}
        />
      </div>
      <div className="actions">
        <FloorChoice
          floorIds={draft.floors.map(({ floorId }) => floorId)}
          chosen={state.floorIndex()}
          onChoose={chooseFloor}
        />
        <button
          type="button"
          className="button small"
          disabled={draft.floors.length >= limits.sceneFloorsMax}
          onClick={state.addFloor}
        >
          {text('floor.add')}
        </button>
      </div>
      {floor === undefined ? (
        <p className="panel">{text('floor.none')}</p>
      ) : (
        <div className="editor">
          <div>
            <FloorPanel {...{ state, floor, isChecked, isFileWrong }} onMap={takeMap} />
          </div>
          <div>
            <PointsPanel state={state} floor={floor} />
          </div>
        </div>
      )}
      <Refusal sentence={problem === undefined ? refused : problemText(problem, draft, text)} />
      <div className="actions">
        <ActButton type="submit" className="button primary" state={act.state}>
          {text('save')}
        </ActButton>
        <button type="button" className="button" aria-disabled={!state.canUndo()} onClick={state.undo}>
          {text('undo')}
        </button>
        <button type="button" className="button" aria-disabled={!state.canRedo()} onClick={state.redo}>
          {text('redo')}
        </button>
      </div>
    </form>
  )
}
