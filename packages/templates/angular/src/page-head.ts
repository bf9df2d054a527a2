import { ChangeDetectionStrategy, Component, input } from '@angular/core'
import { useSubApp, useTexts } from 'robot-portal-kit/angular'
import { textsIn } from './texts.ts'

/** The head of a page. The portal takes the page's title from the heading, and moves the focus there. */
@Component({
  selector: 'fleet-page-head',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <header class="page-header">
      @if (back()) {
        <a class="back" [href]="basePath">{{ text()('back') }}</a>
      }
      <div>
        <h1 tabindex="-1">{{ title() }}</h1>
        @if (lead(); as it) {
          <p>{{ it }}</p>
        }
      </div>
    </header>
  `
})
export class PageHead {
  readonly title = input.required<string>()
  readonly lead = input<string>()
  readonly back = input(false)
  protected readonly basePath = useSubApp().basePath
  protected readonly text = useTexts(textsIn)
}
