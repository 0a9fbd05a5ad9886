from borgo.cli import main

main()
