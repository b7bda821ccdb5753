import type { ReactNode } from "react";
import { Actions } from "./actions.tsx";
import { rich } from "./rich.tsx";
import { Stage, type StageProps } from "./stage.tsx";

interface HeroProps extends StageProps {
  lede: ReactNode;
  /** The calls to action. */
  children: ReactNode;
}

/** A stage whose words are a sentence and the calls to action. */
export function Hero({ lede, children, ...stage }: HeroProps) {
  return (
    <Stage {...stage}>
      <p className="lede">{rich(lede)}</p>
      <Actions>{children}</Actions>
    </Stage>
  );
}
