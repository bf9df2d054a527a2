/** @jsxImportSource solid-js */
import { type Accessor, type JSX, Show } from 'solid-js'
import type { UseLoaded } from '../use-loaded.ts'
import { FailedPanel } from './failed-panel.tsx'

/** Shows the cloud's answer: a placeholder while it loads, and a panel where it failed. */
export const LoadedPart = <Value,>(props: {
  of: UseLoaded<Value>
  children: (value: Accessor<NonNullable<Value>>) => JSX.Element
}) => {
  const failure = () => {
    const loaded = props.of.loaded()
    return loaded.state === 'failed' ? loaded : undefined
  }
  return (
    <Show
      when={failure()}
      fallback={
        <Show when={props.of.shown()} fallback={<div class="card skeleton" />}>
          {value => props.children(value)}
        </Show>
      }
    >
      {failed => <FailedPanel error={failed().error} onRetry={props.of.load} />}
    </Show>
  )
}
