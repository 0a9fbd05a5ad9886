import { useEffect, useRef, useState } from 'preact/hooks';
import { lookUp, t } from '../../i18n';
import type { Draft } from '../../net/outbox';
import type { GameInfo } from '../../net/api.gen';
import { PACE_VALUES, type Pace, type TableView, type Tree } from '../../net/schema.gen';
import { Select, Switch } from '../../ui/Field';
import { Panel } from '../../ui/Panel';
import { gameInfo, optionFields, type OptionField } from './options';

type Options = Readonly<Record<string, unknown>>;

interface Props {
  tree: Tree;
  /** Resolves when the server has answered; the tree is then the new one. */
  configure: (change: (now: Tree) => Draft) => Promise<unknown>;
}

/** What the host may choose; the others see what was chosen. */
export function Choices({ tree, configure }: Props) {
  const { table, me } = tree;
  const isHost = me.seat === table.host;
  const options = JSON.parse(table.options) as Options;
  const info = useInfo(table.game);
  const set = useInTurn(configure);
  const setOption = (name: string, value: unknown): void =>
    set(({ options: text }) => ({ options: JSON.stringify({ ...(JSON.parse(text) as Options), [name]: value }) }));
  return (
    <Panel title={t('table.choices')} aside={isHost ? undefined : t('table.choices.host')} class="gathering-panel">
      <fieldset class="gathering-choices" disabled={!isHost}>
        <legend class="sr-only">{t('table.choices')}</legend>
        {info && <SeatCount info={info} seats={table.seats.length} onChange={(seats) => set(() => ({ seats }))} />}
        <Select
          label={t('table.pace')}
          value={table.pace}
          options={PACE_VALUES.map((value) => ({ value, text: t(`home.pace.${value}`) }))}
          onChange={(pace: Pace) => set(() => ({ pace }))}
        />
        <p class="field-hint">{t(`table.pace.${table.pace}`)}</p>
        {optionFields(info).map((field) => (
          <Option key={field.name} game={table.game} field={field} value={options[field.name]} onChange={(value) => setOption(field.name, value)} />
        ))}
        <Switch label={t('table.public')} hint={t('table.public.hint')} checked={table.public} onChange={(on) => set(() => ({ public: on }))} />
      </fieldset>
    </Panel>
  );
}

type Change = Partial<Draft & { tag: 'configure' }>;

/** One change after the other, each made to the table as it is then: two quick ones do not undo each other. */
function useInTurn(configure: Props['configure']): (change: (table: TableView) => Change) => void {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (change) => {
    const run = (): Promise<unknown> =>
      configure(({ table }) => {
        const { options, pace, public: isPublic, seats } = table;
        return { tag: 'configure', seats: seats.length, options, pace, public: isPublic, ...change(table) };
      });
    last.current = last.current.then(run);
  };
}

function useInfo(game: string): GameInfo | null {
  const [info, setInfo] = useState<GameInfo | null>(null);
  useEffect(() => {
    let isGone = false;
    void gameInfo(game).then((found) => isGone || setInfo(found));
    return () => {
      isGone = true;
    };
  }, [game]);
  return info;
}

function SeatCount({ info, seats, onChange }: { info: GameInfo; seats: number; onChange: (seats: number) => void }) {
  const counts = Array.from({ length: info.maxSeats - info.minSeats + 1 }, (_, more) => String(info.minSeats + more));
  return (
    <Select
      label={t('table.seatCount')}
      value={String(seats)}
      options={counts.map((value) => ({ value, text: t('table.players', { n: Number(value) }) }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

interface OptionProps {
  game: string;
  field: OptionField;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Option({ game, field, value, onChange }: OptionProps) {
  const key = `table.option.${game}.${field.name}`;
  const label = lookUp(key) ?? field.name;
  if (field.kind === 'switch') {
    const hint = lookUp(`${key}.hint`);
    return <Switch label={label} checked={value === true} onChange={onChange} {...(hint !== undefined && { hint })} />;
  }
  return (
    <Select
      label={label}
      value={String(value)}
      options={field.values.map((each) => ({ value: each, text: lookUp(`${key}.${each}`) ?? each }))}
      onChange={onChange}
    />
  );
}
