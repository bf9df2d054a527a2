import { useSubApp, useTexts } from 'robot-portal-kit/solid'
import { Show } from 'solid-js'
import { textsIn } from './texts.ts'

/** The head of a page. The portal takes the page's title from the heading, and moves the focus there. */
export const PageHead = (props: { title: string; lead?: string; back?: boolean }) => {
  const { basePath } = useSubApp()
  const text = useTexts(textsIn)
  return (
    <header class="page-header">
      <Show when={props.back}>
        <a class="back" href={basePath}>
          {text()('back')}
        </a>
      </Show>
      <div>
        <h1 tabIndex={-1}>{props.title}</h1>
        <Show when={props.lead}>
          <p>{props.lead}</p>
        </Show>
      </div>
    </header>
  )
}
