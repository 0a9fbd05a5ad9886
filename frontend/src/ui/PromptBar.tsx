import './promptBar.css';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { Button } from './Button';
import { ClockRing } from './ClockRing';
import { IconButton } from './IconButton';
import { Chip, type ChipKind } from './Chip';
import { RuleLink } from './RuleLink';

export interface PromptButton {
  text: string;
  onClick: () => void;
  /** What it costs or brings, behind the text. */
  price?: ComponentChildren;
  disabled?: boolean;
  onWhyNot?: () => void;
  busy?: boolean;
}

/** What the game asks of this player right now. One at a time; `queued` more are waiting. */
export interface PromptModel {
  title: string;
  /** A small picture before the title: who or what asks. */
  emblem?: ComponentChildren;
  reason: string;
  clock?: { left: number; total: number };
  chips?: readonly { key: string; kind: ChipKind; content: ComponentChildren }[];
  secondary?: PromptButton;
  primary?: PromptButton;
  /** Walks through the legal places of a forced choice. */
  stepper?: { at: number; total: number; onStep: (by: 1 | -1) => void };
  queued?: number;
  /** A refusal, shown in red until the next choice. */
  refusal?: string;
  /** Where the rule book explains the refusal. */
  rule?: { id: string; href: string };
  /** Asked in somebody else's turn. */
  outOfTurn?: boolean;
}

/** The wide form, floating above the board. */
export function PromptBar({ prompt }: { prompt: PromptModel }) {
  return (
    <div class="prompt" role="alertdialog" aria-label={t('ui.prompt.asks')}>
      <PromptText prompt={prompt} />
      <PromptActions prompt={prompt} />
    </div>
  );
}

const SWIPE = 48;

/** The asking half. On a phone it is the head of the sheet; a swipe sideways goes to the next legal place. */
export function PromptText({ prompt }: { prompt: PromptModel }) {
  const startX = useRef<number | null>(null);
  const swiped = (event: PointerEvent): void => {
    const from = startX.current;
    startX.current = null;
    if (from === null || Math.abs(event.clientX - from) < SWIPE) return;
    prompt.stepper?.onStep(event.clientX < from ? 1 : -1);
  };
  return (
    <div
      class="prompt-text"
      onPointerDown={(event) => {
        startX.current = event.clientX;
      }}
      onPointerUp={swiped}
    >
      {prompt.clock && <ClockRing {...prompt.clock} />}
      <div class="prompt-words" aria-live="polite">
        <h2 class="title prompt-title">
          {prompt.emblem}
          {prompt.title}
          {prompt.queued ? (
            <Chip kind="lamp" class="prompt-queued">
              <span aria-hidden="true">+{prompt.queued}</span>
              <span class="sr-only">{t('ui.prompt.more', { n: prompt.queued })}</span>
            </Chip>
          ) : null}
        </h2>
        {prompt.refusal ? <Refusal text={prompt.refusal} {...(prompt.rule && { rule: prompt.rule })} /> : <p class="prompt-reason">{prompt.reason}</p>}
      </div>
      {prompt.chips && prompt.chips.length > 0 && (
        <ul class="prompt-chips">
          {prompt.chips.map((chip) => (
            <li key={chip.key}>
              <Chip kind={chip.kind}>{chip.content}</Chip>
            </li>
          ))}
        </ul>
      )}
      <Countdown left={prompt.clock?.left ?? null} />
    </div>
  );
}

function Refusal({ text, rule }: { text: string; rule?: { id: string; href: string } }) {
  return (
    <p class="prompt-refusal">
      {text}
      {rule && <RuleLink {...rule} />}
    </p>
  );
}

const SPOKEN_AT = [30, 10, 5];

function Countdown({ left }: { left: number | null }) {
  const speak = left !== null && SPOKEN_AT.includes(left);
  return (
    <span class="sr-only" role="status" aria-live="polite">
      {speak ? t('ui.prompt.left', { n: left }) : ''}
    </span>
  );
}

export function PromptActions({ prompt }: { prompt: PromptModel }) {
  const { secondary, primary, stepper } = prompt;
  return (
    <div class="prompt-actions">
      {stepper && (
        <div class="stepper">
          <IconButton icon="back" label={t('ui.prompt.previous')} tip="top" onClick={() => stepper.onStep(-1)} />
          <span class="num">{t('ui.prompt.step', { n: stepper.at, total: stepper.total })}</span>
          <IconButton icon="chev" label={t('ui.prompt.next')} tip="top" onClick={() => stepper.onStep(1)} />
        </div>
      )}
      {secondary && <ActionButton button={secondary} kind="plain" />}
      {primary && <ActionButton button={primary} kind="primary" />}
    </div>
  );
}

function ActionButton({ button, kind }: { button: PromptButton; kind: 'plain' | 'primary' }) {
  const { text, price, onClick, disabled = false, busy = false, onWhyNot } = button;
  return (
    <Button kind={kind} disabled={disabled} busy={busy} onClick={onClick} {...(onWhyNot && { onWhyNot })}>
      {text}
      {price !== undefined && <span class="btn-price">{price}</span>}
    </Button>
  );
}
