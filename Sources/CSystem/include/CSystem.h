#pragma once
#include "CSystemProcesses.h"
