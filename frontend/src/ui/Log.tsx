import './log.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { Avatar } from './Avatar';
import { EmptyState } from './EmptyState';
import type { Colour } from './players';
import { RuleLink } from './RuleLink';

export interface LogEntry {
  id: number;
  /** Who did it; absent for what the game does by itself. */
  colour?: Colour;
  /** The line with its little pictures. */
  content: ComponentChildren;
  time: string;
  /** Just happened: lit until the next player has moved. */
  fresh?: boolean;
  /** Starts a new turn: drawn as a heading above the entry. */
  turn?: number;
  /** Where the rule book explains it. */
  rule?: { id: string; href: string };
}

interface Props {
  /** Newest first. */
  entries: readonly LogEntry[];
}

export function Log({ entries }: Props) {
  const host = useRef<HTMLOListElement>(null);
  const newest = entries[0]?.id;
  useEffect(() => {
    host.current?.scrollTo({ top: 0 });
  }, [newest]);
  return (
    <>
      {entries.length === 0 && <EmptyState icon="log" text={t('ui.log.empty')} />}
      <ol ref={host} class="log" aria-label={t('ui.log')} tabIndex={0}>
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  );
}

function Line({ entry }: { entry: LogEntry }) {
  return (
    <>
      <li class={`log-line ${entry.fresh ? 'log-fresh' : ''}`}>
        {entry.colour ? <Avatar colour={entry.colour} size="xs" /> : <span class="log-dot" />}
        <span class="log-words">
          {entry.content}
          {entry.rule && <RuleLink {...entry.rule} />}
        </span>
        <span class="log-time">{entry.time}</span>
      </li>
      {entry.turn !== undefined && <li class="log-turn">{t('ui.log.turn', { n: entry.turn })}</li>}
    </>
  );
}
